import { PlusOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from 'antd';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useFieldState } from '../../kit/fields/use-field-state';
import { TextButton } from '../../kit/text-button';
import styles from './lawyer-edit.module.css';
import type { SectionValues } from './lawyer-values';
import { SectionItem } from './section-item';
import { newKey } from './section-keys';

interface SectionListProps {
  /** The version in the values. */
  path: string;
  extra: ReactNode;
}

/** What gets the focus: the first of these elements in a section, or in the list. */
interface Wanted {
  key?: string;
  part: 'textarea' | 'button' | '[data-up]' | '[data-down]' | '[data-restore]';
}

interface Removed {
  section: SectionValues;
  index: number;
}

/**
 * The custom sections of a version (D29): to add, name, write, put in order and remove. One is open at a
 * time, since every editor that is shown costs time; what is removed can be taken back until the screen is left.
 */
export function SectionList({ path, extra }: SectionListProps) {
  const { t } = useLingui();
  const id = useId();
  const { value: sections, setValue } = useFieldState<SectionValues[]>(`${path}.sections`);
  const [open, setOpen] = useState<string>();
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const [said, say] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const wanted = useRef<Wanted>(undefined);

  // What is to get the focus may only be there once the list is rendered anew.
  useEffect(() => {
    if (!wanted.current) return;
    const { key, part } = wanted.current;
    const place =
      key === undefined
        ? box.current
        : [...(box.current?.querySelectorAll<HTMLElement>('li') ?? [])].find(
            ({ dataset }) => dataset.section === key,
          );
    const element = place?.querySelector<HTMLElement>(part);
    if (!element) return;
    element.focus();
    wanted.current = undefined;
  });

  const nameOf = ({ title }: SectionValues) => title.trim() || t`Without a heading`;
  const last = removed.at(-1);

  const add = () => {
    const key = newKey();
    wanted.current = { key, part: 'textarea' };
    setOpen(key);
    setValue([...sections, { key, title: '', content: '' }]);
    say('');
  };
  const move = (index: number, step: -1 | 1) => {
    const section = sections[index];
    const to = index + step;
    if (!section || to < 0 || to >= sections.length) return;
    wanted.current = { key: section.key, part: step < 0 ? '[data-up]' : '[data-down]' };
    setValue(sections.toSpliced(index, 1).toSpliced(to, 0, section));
    const name = nameOf(section);
    const position = to + 1;
    const total = sections.length;
    say(t`“${name}” is now ${position} of ${total}.`);
  };
  const remove = (index: number) => {
    const section = sections[index];
    if (!section) return;
    wanted.current = { part: '[data-restore]' };
    setRemoved([...removed, { section, index }]);
    setValue(sections.toSpliced(index, 1));
    say('');
  };
  const restore = () => {
    if (!last) return;
    // Publishing may have given its key to another one.
    const taken = sections.some(({ key }) => key === last.section.key);
    const section = taken ? { ...last.section, key: newKey() } : last.section;
    wanted.current = { key: section.key, part: 'button' };
    setRemoved(removed.slice(0, -1));
    setValue(sections.toSpliced(last.index, 0, section));
  };

  return (
    <div ref={box} role="group" className={styles.sections} aria-labelledby={id}>
      <div className={styles.sectionsHead}>
        <h3 id={id} className={styles.label}>
          <Trans>Sections</Trans>
        </h3>
        {extra}
      </div>
      <p className={styles.muted}>
        <Trans>
          What stands below the introduction, such as education, matters or publications.
        </Trans>
      </p>
      {sections.length > 0 && (
        <ol className={styles.sectionList}>
          {sections.map((section, index) => (
            <SectionItem
              key={section.key}
              section={section}
              path={`${path}.sections.${index}`}
              name={nameOf(section)}
              first={index === 0}
              last={index === sections.length - 1}
              open={open === section.key}
              onToggle={() => setOpen(open === section.key ? undefined : section.key)}
              onMove={(step) => move(index, step)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {last && (
        <p className={styles.removed}>
          <RemovedWords name={nameOf(last.section)} />{' '}
          <TextButton data-restore onClick={restore}>
            <Trans>Undo</Trans>
            <span className="visually-hidden">: {nameOf(last.section)}</span>
          </TextButton>
        </p>
      )}
      <div>
        <Button icon={<PlusOutlined aria-hidden />} onClick={add}>
          <Trans>Add a section</Trans>
        </Button>
      </div>
    </div>
  );
}

function RemovedWords({ name }: { name: string }) {
  return (
    <span role="status">
      <Trans>“{name}” has been removed.</Trans>
    </span>
  );
}
