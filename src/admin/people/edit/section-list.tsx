import { PlusOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Flex, Typography } from 'antd';
import { useRef, useState, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { newKey } from '@/admin/edit-form/new-key';
import { focusField } from '@/admin/fields/field-errors';
import { FieldFrame } from '@/admin/fields/field-frame';
import { useFieldState } from '@/admin/fields/form-store';
import { useRowElements } from '@/admin/shared/use-row-elements';
import { HiddenName } from '@/ui/hidden-name';
import type { SectionValues } from './lawyer-values';
import { SectionItem } from './section-item';

interface SectionListProps {
  /** Path of the version in the values. */
  path: string;
  extra: ReactNode;
}

interface Removed {
  section: SectionValues;
  index: number;
}

/**
 * Renders the custom sections of a version (D29): to add, edit, reorder and remove. Only one section is open, since
 * every visible editor costs time; a removal can be undone until the user leaves the screen.
 */
export function SectionList({ path, extra }: SectionListProps) {
  const { t } = useLingui();
  const list = `${path}.sections`;
  const { value: sections, setValue, id } = useFieldState<SectionValues[]>(list);
  const [open, setOpen] = useState<string>();
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const [announcement, announce] = useState('');
  const toggles = useRowElements();
  const undo = useRef<HTMLButtonElement>(null);

  const nameOf = ({ title }: SectionValues) => title.trim() || t`Without a heading`;
  const lastRemoved = removed.at(-1);

  const add = () => {
    const key = newKey();
    flushSync(() => {
      setOpen(key);
      setValue([...sections, { key, title: '', content: '' }]);
      announce('');
    });
    focusField(`${list}.${sections.length}.title`);
  };
  const move = (section: SectionValues, to: number) => {
    if (to < 0 || to >= sections.length) return;
    const others = sections.filter((other) => other !== section);
    setValue(others.toSpliced(to, 0, section));
    const [name, position, total] = [nameOf(section), to + 1, sections.length];
    announce(t`“${name}” is now at position ${position} of ${total}.`);
  };
  const remove = (section: SectionValues, index: number) => {
    flushSync(() => {
      setRemoved([...removed, { section, index }]);
      setValue(sections.filter((other) => other !== section));
      announce('');
    });
    undo.current?.focus();
  };
  const restore = () => {
    if (!lastRemoved) return;
    // Publishing may have assigned its key to another section.
    const isRestored = sections.some(({ key }) => key === lastRemoved.section.key);
    const section = isRestored ? { ...lastRemoved.section, key: newKey() } : lastRemoved.section;
    flushSync(() => {
      setRemoved(removed.slice(0, -1));
      setValue(sections.toSpliced(lastRemoved.index, 0, section));
    });
    toggles.get(section.key)?.focus();
  };

  return (
    <FieldFrame
      isGroup
      id={id}
      label={t`Sections`}
      help={t`Shown below the introduction, such as education, matters or publications.`}
      extra={extra}
    >
      <Flex vertical gap={8} role="group" aria-label={t`Sections`}>
        {sections.map((section, index) => (
          <SectionItem
            key={section.key}
            toggle={toggles.refOf(section.key)}
            section={section}
            path={`${list}.${index}`}
            name={nameOf(section)}
            index={index}
            total={sections.length}
            open={open === section.key}
            onToggle={() => setOpen(open === section.key ? undefined : section.key)}
            onMove={(to) => move(section, to)}
            onRemove={() => remove(section, index)}
          />
        ))}
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
        {lastRemoved && (
          <RemovedSection ref={undo} name={nameOf(lastRemoved.section)} onRestore={restore} />
        )}
        <div>
          <Button icon={<PlusOutlined aria-hidden />} onClick={add}>
            <Trans>Add a section</Trans>
          </Button>
        </div>
      </Flex>
    </FieldFrame>
  );
}

interface RemovedSectionProps {
  /** Ref of the undo button. */
  ref: Ref<HTMLButtonElement>;
  name: string;
  onRestore: () => void;
}

function RemovedSection({ ref, name, onRestore }: RemovedSectionProps) {
  return (
    <p>
      <Typography.Text type="secondary" role="status">
        <Trans>“{name}” has been removed.</Trans>
      </Typography.Text>
      <Button ref={ref} type="link" onClick={onRestore}>
        <span>
          <Trans>Undo</Trans>
          <HiddenName name={name} />
        </span>
      </Button>
    </p>
  );
}
