interface Person {
  firstname: string | null;
  lastname: string | null;
  email: string;
}

/** How a person is called to others: by name, else by address. */
export const nameOf = ({ firstname, lastname, email }: Person): string =>
  [firstname, lastname].filter(Boolean).join(' ') || email;
