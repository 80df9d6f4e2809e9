import { data } from 'react-router';

/** Every address that is no screen. The layout around it draws the 404 page. */
export function loader() {
  throw data(null, { status: 404 });
}
export const action = loader;

export default function NotFound() {
  return null;
}
