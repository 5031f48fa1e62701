// Gives the tests the environment of Node: GoogleTest reads its share of the tests there. Emscripten's own is made up.
Module.preRun = () => {
  Object.assign(ENV, process.env);
};
