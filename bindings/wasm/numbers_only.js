// embind's JavaScript, for functions of numbers and booleans alone. The library's own converts at every call whatever
// C++ might have, through arrays and objects: that is half of the glue, and without `eval` most of the time of a
// call. Numbers and booleans WebAssembly takes and gives as they are.
//
// No arrow functions among the library's: Emscripten 3.1.6 would not give them their names.

/** By type: what makes a JavaScript value of the engine's, where it is not the number itself. */
const readers = {};

function registerBool(type) {
  readers[type] = Boolean;
}

function registerInteger(type, _name, _size, least) {
  if (least === 0) readers[type] = (number) => number >>> 0; // WebAssembly's integers are signed
}

function nameAt(address) {
  let name = '';
  while (HEAPU8[address]) name += String.fromCharCode(HEAPU8[address++]);
  return name;
}

function registerConstant(name, _type, value) {
  Module[nameAt(name)] = value;
}

function registerFunction(name, count, types, _signature, invoker, bound) {
  const call = wasmTable.get(invoker);
  const read = readers[HEAPU32[types >> 2]] || ((value) => value);
  // A closure for each number of arguments: to collect them would take an array at every call.
  Module[nameAt(name)] = [
    () => read(call(bound)),
    (a) => read(call(bound, a)),
    (a, b) => read(call(bound, a, b)),
    (a, b, c) => read(call(bound, a, b, c)),
    (a, b, c, d) => read(call(bound, a, b, c, d)),
    (a, b, c, d, e) => read(call(bound, a, b, c, d, e)),
    (a, b, c, d, e, f) => read(call(bound, a, b, c, d, e, f)),
  ][count - 1]; // `count` has the result in it
}

/** For types that are returned as they are, and those that no function here has. */
function ignore() {}

mergeInto(LibraryManager.library, {
  $readers: readers,
  $nameAt: nameAt,
  _embind_register_void: ignore,
  _embind_register_bool: registerBool,
  _embind_register_bool__deps: ['$readers'],
  _embind_register_integer: registerInteger,
  _embind_register_integer__deps: ['$readers'],
  _embind_register_constant: registerConstant,
  _embind_register_constant__deps: ['$nameAt'],
  _embind_register_function: registerFunction,
  _embind_register_function__deps: ['$nameAt', '$readers'],
});
