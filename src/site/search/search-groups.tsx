import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState, type Ref } from 'react';
import { hostOf } from '@/lib/safe-url';
import { DateText } from '@/ui/date-text';
import { Icon } from '@/ui/icon';
import { GROUP_SIZE, type SearchGroup, type SearchResult } from './use-search';
import styles from './search-groups.module.css';

const LABELS: Record<SearchGroup['name'], MessageDescriptor> = {
  lawyers: msg({ message: 'Lawyers', context: 'search' }),
  fields: msg`Expertise`,
  news: msg`News`,
  deals: msg`Deals`,
  pages: msg({ message: 'Pages', context: 'search' }),
};

interface OptionProps {
  id: string;
  /** Whether the keyboard is at this option. */
  isActive: boolean;
}

interface ResultProps extends OptionProps {
  result: SearchResult;
  onClose: () => void;
}

function Result({ id, isActive, result, onClose }: ResultProps) {
  const { title, detail, date, target } = result;
  const option = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: styles.option,
    onClick: onClose,
  };
  const content = (
    <>
      <span className={styles.title}>{title || <Trans>Untitled</Trans>}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </>
  );
  const day = <DateText value={date} className={styles.date} />;
  if ('externalAddress' in target) {
    return (
      <a {...option} href={target.externalAddress} target="_blank" rel="noopener noreferrer">
        {content}
        <span className={styles.detail}>
          <Icon name="outward" size={14} /> {hostOf(target.externalAddress)}
          <span className="visually-hidden">
            {' '}
            <Trans>(opens in a new tab)</Trans>
          </span>
        </span>
        {day}
      </a>
    );
  }
  return (
    <Link {...option} {...target}>
      {content}
      {day}
    </Link>
  );
}

interface GroupProps {
  idPrefix: string;
  group: SearchGroup;
  keyword: string;
  activeId: string | undefined;
  onActivate: (id: string) => void;
  onClose: () => void;
}

/** Renders the option that leads to the other results: in the list of lawyers, otherwise in the group. */
function MoreResults({
  idPrefix,
  group,
  keyword,
  activeId,
  onExpand,
  onClose,
}: Omit<GroupProps, 'onActivate'> & { onExpand: () => void }) {
  const { total } = group;
  const id = `${idPrefix}-more`;
  const option = { id, role: 'option', 'aria-selected': id === activeId, tabIndex: -1 };
  if (group.name === 'lawyers') {
    return (
      <Link
        {...option}
        to="/people"
        search={{ keyword }}
        className={styles.moreOption}
        onClick={onClose}
      >
        <Plural value={total} one="View # lawyer" other="View all # lawyers" />
        <Icon name="arrow" />
      </Link>
    );
  }
  return (
    <button {...option} type="button" className={styles.moreOption} onClick={onExpand}>
      <Plural value={total} one="Show # result" other="Show all # results" />
    </button>
  );
}

function Group(props: GroupProps) {
  const { idPrefix, group, activeId, onActivate, onClose } = props;
  const { t } = useLingui();
  const [isExpanded, setIsExpanded] = useState(false);
  // An option that shows a single further result would take the place of that result.
  const showsAll = isExpanded || group.results.length === GROUP_SIZE + 1;
  const visibleResults = showsAll ? group.results : group.results.slice(0, GROUP_SIZE);
  const idOf = ({ key }: SearchResult) => `${idPrefix}-${key}`;
  const expand = () => {
    setIsExpanded(true);
    const nextResult = group.results[GROUP_SIZE];
    if (nextResult && activeId === `${idPrefix}-more`) onActivate(idOf(nextResult));
  };
  return (
    <div
      role="group"
      aria-labelledby={`${idPrefix}-label`}
      aria-busy={group.isLoading}
      className={styles.group}
    >
      <p id={`${idPrefix}-label`} role="presentation" className={styles.label}>
        {t(LABELS[group.name])}
      </p>
      {visibleResults.map((result) => (
        <Result
          key={result.key}
          id={idOf(result)}
          isActive={idOf(result) === activeId}
          result={result}
          onClose={onClose}
        />
      ))}
      {group.total > visibleResults.length && <MoreResults {...props} onExpand={expand} />}
    </div>
  );
}

interface SearchGroupsProps extends Omit<GroupProps, 'idPrefix' | 'group'> {
  id: string;
  ref: Ref<HTMLDivElement>;
  /** The groups with results. */
  groups: readonly SearchGroup[];
}

/** Renders the results as the list of a combobox, in groups with headings. */
export function SearchGroups({ id, ref, groups, ...props }: SearchGroupsProps) {
  const { t } = useLingui();
  return (
    <div // oxlint-disable-line jsx-a11y/interactive-supports-focus -- the focus stays in the combobox, which controls this list
      id={id}
      ref={ref}
      role="listbox"
      aria-label={t`Results`}
      className={styles.groups}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((group) => (
        <Group
          key={`${group.name} ${props.keyword}`}
          idPrefix={`${id}-${group.name}`}
          group={group}
          {...props}
        />
      ))}
    </div>
  );
}
