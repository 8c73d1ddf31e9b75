import { useQuery } from '@tanstack/react-query';
import { LoadingList } from '#web/desk/loading-list.tsx';
import { SectionFailed } from '#web/desk/section-failed.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { ageWords } from './age-words.ts';
import { emptyForm, formOfPiece } from './daily-form.ts';
import type { Ages, OpenPiece } from './daily-view.ts';
import { PieceForm, type PieceFormProps } from './piece-form.tsx';
import { pieceQuery } from './staff-queries.ts';

type Props = PieceFormProps & { piece: OpenPiece };

/** The form of a piece, with what is known of it. */
export function PieceEditor({ piece, ...form }: Props) {
  if (piece.id === null) return <NewPiece ages={piece.ages} {...form} />;
  return <KnownPiece key={piece.id} id={piece.id} {...form} />;
}

function NewPiece({ ages, ...form }: PieceFormProps & { ages: Ages | undefined }) {
  const t = useTexts();
  const start = emptyForm(ages ? ageWords(ages.fromAge, t) : '', ages ? ageWords(ages.toAge, t) : '');
  return <PieceForm id={null} start={start} {...form} />;
}

function KnownPiece({ id, ...form }: PieceFormProps & { id: string }) {
  const t = useTexts();
  const piece = useQuery(pieceQuery(id));
  if (piece.isPending) return <LoadingList label={t('dailyStaff.opening')} />;
  if (!piece.data) return <SectionFailed title={t('dailyStaff.pieceFailed')} query={piece} />;
  const start = formOfPiece(piece.data, (age) => ageWords(age, t));
  return <PieceForm id={id} start={start} {...form} />;
}
