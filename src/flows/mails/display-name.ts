interface Person {
  firstname: string | null;
  lastname: string | null;
  email: string;
}

/** What a person is called to others: name, otherwise address. */
export const nameOf = ({ firstname, lastname, email }: Person): string =>
  [firstname, lastname].filter(Boolean).join(' ') || email;
