// Positions of the games that are searched, in the transfer buffer.

#pragma once

#include "go_transfer.h"
#include "loa_transfer.h"
#include "senket_transfer.h"
