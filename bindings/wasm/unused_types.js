// embind registers every type that a bound function might take or return. Ours have numbers and booleans: for the rest,
// which is a third of the glue, the engine needs no JavaScript.

const UNUSED = ['bigint', 'emval', 'memory_view', 'std_string', 'std_wstring'];

function ignore() {} // no arrow function: Emscripten 3.1.6 does not give it its name

mergeInto(
  LibraryManager.library,
  Object.fromEntries(
    UNUSED.flatMap((type) => [
      [`_embind_register_${type}`, ignore],
      [`_embind_register_${type}__deps`, []],
    ]),
  ),
);
