import {
  Baby,
  BriefcaseBusiness,
  Flower2,
  HeartHandshake,
  type LucideIcon,
  Milk,
  Moon,
  Sprout,
  Users,
} from 'lucide-react';
import type { DailyCategory } from '#shared/daily/daily.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';

const looks = {
  'Amamentação e alimentação': { Icon: Milk, label: 'daily.category_feeding' },
  'Puerpério emocional': { Icon: HeartHandshake, label: 'daily.category_postpartum' },
  'Desenvolvimento do bebê': { Icon: Sprout, label: 'daily.category_development' },
  'Sono e rotina': { Icon: Moon, label: 'daily.category_routine' },
  'Sono do Bebê': { Icon: Moon, label: 'daily.category_sleep' },
  'Trabalho e maternidade': { Icon: BriefcaseBusiness, label: 'daily.category_work' },
  'Autocuidado e identidade': { Icon: Flower2, label: 'daily.category_selfCare' },
  'Relações e rede de apoio': { Icon: Users, label: 'daily.category_relations' },
  'Parto e gestação': { Icon: Baby, label: 'daily.category_birth' },
} as const satisfies Record<DailyCategory, { Icon: LucideIcon; label: string }>;

export function CategoryBadge({ category }: { category: DailyCategory }) {
  const t = useTexts();
  const { Icon, label } = looks[category];
  return (
    <Badge tone="quiet">
      <Icon size={14} aria-hidden />
      {t(label)}
    </Badge>
  );
}
