import { useNavigate } from '@tanstack/react-router';
import { MessageCircleQuestionMark } from 'lucide-react';
import { useRef } from 'react';
import { maxQuestionLength, type QuestionDetails } from '#shared/diary/kinds/question.ts';
import { paths } from '#shared/navigation/paths.ts';
import { useQuiet } from '#web/features/quiet/quiet-context.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import '../../diary-beginning.ts';

type Props = { owner: string | null; from: NonNullable<QuestionDetails['from']> };

const selected = () => window.getSelection()?.toString().trim().slice(0, maxQuestionLength) ?? '';

/**
 * A question for the doctor, begun with what she marked in the text, if anything. Only words go along and where they stood:
 * who wrote them in a talk stays there. While something changed the diary is closed, and this is not offered.
 */
export default function AskDoctor({ owner, from }: Props) {
  const t = useTexts();
  const navigate = useNavigate();
  const isQuiet = useQuiet() !== null;
  /** On some phones the tap itself takes the mark away. */
  const marked = useRef('');
  if (owner === null || isQuiet) return null;
  return (
    <Button
      variant="secondary"
      wide
      icon={<MessageCircleQuestionMark size={20} aria-hidden />}
      onPointerDown={() => {
        marked.current = selected();
      }}
      onClick={() =>
        void navigate({
          to: paths.diary,
          state: { diaryBeginning: { question: { text: selected() || marked.current, from } } },
        })
      }
    >
      {t('question.take')}
    </Button>
  );
}
