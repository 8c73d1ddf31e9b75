import { useTexts } from '#web/texts/use-texts.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { Switch } from '#web/ui/switch.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

export function ShortcutsSheet({ open, onClose, isOn, onChange }: Props) {
  const t = useTexts();
  const lines = [
    { keys: ['n'], act: t('admin.shortcutNew') },
    { keys: ['/'], act: t('admin.shortcutSearch') },
    { keys: ['↑', '↓'], act: t('admin.shortcutMove') },
    { keys: [t('admin.enterKey')], act: t('admin.shortcutEdit') },
    { keys: ['?'], act: t('admin.shortcutHelp') },
  ];
  return (
    <Sheet open={open} onClose={onClose} title={t('admin.shortcuts')} closeLabel={t('shell.close')}>
      <dl className="mb-4 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3">
        {lines.map(({ keys, act }) => (
          <div key={act} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="grid min-w-9 place-items-center rounded-small border border-control-line px-2 py-1 font-bold font-sans text-small"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{act}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label={t('admin.shortcutsOn')}
        hint={t('admin.shortcutsOnText')}
        checked={isOn}
        onChange={onChange}
      />
    </Sheet>
  );
}
