import { contactParts } from '#domain/agency-look/agency-look.ts';

interface AgencyContactProps {
  contact: string;
  className?: string;
}

/** As written, line by line; mail addresses can be clicked. */
export const AgencyContact = ({ contact, className = '' }: AgencyContactProps) => (
  <p className={`whitespace-pre-line [overflow-wrap:anywhere] ${className}`}>
    {contactParts(contact).map(({ text, email }) =>
      email ? (
        <a key={text} href={`mailto:${email}`} className="text-link">
          {text}
        </a>
      ) : (
        text
      ),
    )}
  </p>
);
