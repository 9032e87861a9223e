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

interface SectionRemoval {
  section: SectionValues;
  index: number;
}

/**
 * Renders the custom sections of a version (D29): to add, edit, reorder and remove. Only one section is open, since
 * every visible editor costs time; a removal can be undone until the form closes or loads a newer version.
 */
export function SectionList({ path, extra }: SectionListProps) {
  const { t } = useLingui();
  const sectionsPath = `${path}.sections`;
  const { value: sections, setValue, id } = useFieldState<SectionValues[]>(sectionsPath);
  const [openKey, setOpenKey] = useState<string>();
  const [removals, setRemovals] = useState<readonly SectionRemoval[]>([]);
  const [announcement, announce] = useState('');
  const toggleButtons = useRowElements();
  const undoButton = useRef<HTMLButtonElement>(null);

  const nameOf = ({ title }: SectionValues) => title.trim() || t`Untitled`;
  const lastRemoval = removals.at(-1);

  const add = () => {
    const key = newKey();
    flushSync(() => {
      setOpenKey(key);
      setValue([...sections, { key, title: '', content: '' }]);
      announce('');
    });
    focusField(`${sectionsPath}.${sections.length}.title`);
  };
  const move = (section: SectionValues, toIndex: number) => {
    if (toIndex < 0 || toIndex >= sections.length) return;
    const others = sections.filter((other) => other !== section);
    setValue(others.toSpliced(toIndex, 0, section));
    const [name, position, total] = [nameOf(section), toIndex + 1, sections.length];
    announce(t`“${name}” is now at position ${position} of ${total}.`);
  };
  const remove = (section: SectionValues, index: number) => {
    flushSync(() => {
      setRemovals([...removals, { section, index }]);
      setValue(sections.filter((other) => other !== section));
      announce('');
    });
    undoButton.current?.focus();
  };
  const restore = () => {
    if (!lastRemoval) return;
    // Publishing may have assigned its key to another section.
    const isKeyTaken = sections.some(({ key }) => key === lastRemoval.section.key);
    const section = isKeyTaken ? { ...lastRemoval.section, key: newKey() } : lastRemoval.section;
    flushSync(() => {
      setRemovals(removals.slice(0, -1));
      setValue(sections.toSpliced(lastRemoval.index, 0, section));
    });
    toggleButtons.get(section.key)?.focus();
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
            toggleRef={toggleButtons.refOf(section.key)}
            section={section}
            path={`${sectionsPath}.${index}`}
            name={nameOf(section)}
            index={index}
            total={sections.length}
            open={openKey === section.key}
            onToggle={() => setOpenKey(openKey === section.key ? undefined : section.key)}
            onMove={(to) => move(section, to)}
            onRemove={() => remove(section, index)}
          />
        ))}
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
        {lastRemoval && (
          <RemovedSection ref={undoButton} name={nameOf(lastRemoval.section)} onRestore={restore} />
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
