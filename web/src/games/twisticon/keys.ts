// The keys of the cube, for the keys' help: messages, of a key and of what it does.
export default [
  ["key-look", "key-look-does"],
  ["key-layer", "key-layer-does"],
  ["key-level", "key-level-does"],
  ["key-twist", "key-twist-does"],
  ["key-home", "key-home-does"],
];
