import { useLingui } from '@lingui/react/macro';
import { Radio, type RadioRef } from 'antd';
import { useEffect, useRef } from 'react';
import type { Icon } from '@/api/admin/icons';
import type { RowMutations } from '@/admin/list/row-mutation';
import { isBeingDeleted } from '@/admin/list/undoable-row-actions';
import { useNameListFormatter } from '@/admin/shared/use-name-list-formatter';
import { IconPicture } from '@/admin/shared/icon-picture';
import { useIconName } from './icon-name';
import type { IconUses } from './use-icon-uses';

interface IconGridProps {
  icons: readonly Icon[];
  chosenUrl: string;
  uses: IconUses;
  mutations: RowMutations<Icon>;
  onChoose: (url: string) => void;
}

/** Renders the icons as antd radio buttons, each labeled by its file name and its uses. */
export function IconGrid({ icons, chosenUrl, uses, mutations, onChoose }: IconGridProps) {
  const { t } = useLingui();
  const nameOf = useIconName();
  const formatList = useNameListFormatter();
  const chosenRadio = useRef<RadioRef>(null);
  // The library may be longer than its viewport: scrolls to the chosen icon.
  useEffect(() => {
    chosenRadio.current?.nativeElement?.scrollIntoView({ block: 'nearest' });
  }, [chosenUrl, icons]);
  return (
    <Radio.Group
      aria-label={t`Icons`}
      value={chosenUrl}
      onChange={({ target }) => onChoose(String(target.value))}
      style={{ maxBlockSize: 'min(46vh, 420px)', overflowY: 'auto', rowGap: 16, padding: 4 }}
    >
      {icons.map((icon) => {
        const { id, iconUrl } = icon;
        const isDisabled = isBeingDeleted(icon, mutations);
        const name = nameOf(icon);
        const usesOfIcon = uses.usesOf(iconUrl);
        const usesText = formatList(usesOfIcon);
        const label = usesOfIcon.length > 0 ? t`${name}, used by ${usesText}` : name;
        return (
          <Radio
            key={id}
            ref={iconUrl === chosenUrl ? chosenRadio : null}
            value={iconUrl}
            title={label}
            aria-label={label}
            disabled={isDisabled}
            style={{ alignItems: 'center', opacity: isDisabled ? 0.4 : 1 }}
          >
            <IconPicture url={iconUrl} size={40} />
          </Radio>
        );
      })}
    </Radio.Group>
  );
}
