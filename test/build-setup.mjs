// Tests that start a whole instance run the build, as an operator does. If nothing has changed this takes a moment.
export { build as default } from '../scripts/setup.mjs';
