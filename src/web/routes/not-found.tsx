import { data } from 'react-router';

/** Every URL without a screen. The layout around it renders the 404 page. */
export function loader() {
  throw data(null, { status: 404 });
}
export const action = loader;

export default function NotFound() {
  return null;
}
