// Positions of the games that are searched, in the transfer buffer.

#pragma once

#include "loa_transfer.h"
#include "senket_transfer.h"
