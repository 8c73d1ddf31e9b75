import { Link } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';

type Props = { children: string; link: string };

/** Before her first record of a kind: saving it means that Colo may keep it. The server notes so with the record. */
export function ConsentLine({ children, link }: Props) {
  return (
    <p className="text-ink-soft text-small">
      {children}{' '}
      <Link to={paths.privacy} target="_blank" className="font-bold text-ink underline underline-offset-4">
        {link}
      </Link>
      .
    </p>
  );
}
