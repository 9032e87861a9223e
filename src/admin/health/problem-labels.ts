import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLanguageNames } from '@/admin/shared/language-names';
import type { Issue, Problem } from './issue';

interface ProblemGroup {
  id: string;
  title: MessageDescriptor;
  help: MessageDescriptor;
  types: readonly Problem['type'][];
}

/** The groups of issues, the most noticeable for visitors first. */
export const PROBLEM_GROUPS: readonly ProblemGroup[] = [
  {
    id: 'links',
    title: msg`Links`,
    help: msg`Broken, invalid or unencrypted addresses of links and pictures.`,
    types: ['broken-link', 'unusable', 'insecure'],
  },
  {
    id: 'languages',
    title: msg`Missing languages`,
    help: msg`Visitors who use the missing language do not find these items in the lists.`,
    types: ['language', 'fewer'],
  },
  {
    id: 'pictures',
    title: msg`Missing pictures`,
    help: msg`Visitors see a placeholder, or nothing, instead of the picture.`,
    types: ['picture'],
  },
  {
    id: 'names',
    title: msg`Missing names and numbers`,
    help: msg`Visitors see nothing in these places.`,
    types: ['missing-name', 'missing-number'],
  },
  {
    id: 'alt-text',
    title: msg`Pictures without alternative text`,
    help: msg`Screen reader users need a description.`,
    types: ['missing-alt'],
  },
  {
    id: 'jobs',
    title: msg`Unused jobs`,
    help: msg`No lawyer holds these jobs, so no lawyer matches when visitors filter by them.`,
    types: ['unused'],
  },
  {
    id: 'catalogues',
    title: msg`Empty catalogues`,
    help: msg`Visitors who choose these catalogues find no articles.`,
    types: ['empty'],
  },
];

/** Returns the function that formats the problem of an issue, without the address, which follows. */
export function useProblemLabels(): (issue: Issue) => string {
  const { t } = useLingui();
  const { nameOf } = useLanguageNames();
  return ({ section, problem }) => {
    switch (problem.type) {
      case 'language': {
        const language = nameOf(problem.missing);
        return t`No version in ${language}`;
      }
      case 'fewer': {
        const language = nameOf(problem.missing);
        const { count, most } = problem;
        return t`Only ${count} in ${language}, ${most} in another language`;
      }
      case 'picture':
        if (section === 'lawyers') return t`No portrait`;
        if (section === 'professionalFields') return t`No icon`;
        return section === 'banners' || section === 'portal' ? t`No picture` : t`No cover`;
      case 'missing-name':
        if (problem.item === 'firm') return t`The firm has no name`;
        if (problem.item === 'office') return t`An office has no name`;
        return problem.item === 'banner' ? t`No title` : t`An office picture has no title`;
      case 'missing-number': {
        const { count } = problem;
        return t`${plural(count, { one: '# visible counter has no number', other: '# visible counters have no number' })}`;
      }
      case 'broken-link':
        return t`Not found on this site:`;
      case 'insecure':
        return t`Not encrypted (http):`;
      case 'unusable':
        return problem.url === '' ? t`The address is empty` : t`Invalid address:`;
      case 'missing-alt': {
        const { count } = problem;
        return t`${plural(count, { one: '# picture without alternative text', other: '# pictures without alternative text' })}`;
      }
      case 'unused':
        return t`Not assigned`;
      case 'empty':
        return t`No articles`;
    }
  };
}
