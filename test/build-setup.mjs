// Tests that start a whole instance run what is built, as an operator does. Where nothing has changed this takes a moment.
export { build as default } from '../scripts/setup.mjs';
