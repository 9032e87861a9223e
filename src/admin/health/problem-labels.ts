import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLanguageNames } from '@/admin/shared/language-names';
import type { Issue, Problem } from './issue';

/** A group of problems with the same fix. */
export interface ProblemGroup {
  id: string;
  title: MessageDescriptor;
  /** What the problem means for visitors, in one line. */
  help: MessageDescriptor;
  types: readonly Problem['type'][];
}

/** The groups of issues, the most noticeable for visitors first. */
export const PROBLEM_GROUPS: readonly ProblemGroup[] = [
  {
    id: 'links',
    title: msg`Links`,
    help: msg`Addresses that lead to nothing, cannot be followed, or are not encrypted.`,
    types: ['dead', 'unusable', 'insecure'],
  },
  {
    id: 'languages',
    title: msg`Missing languages`,
    help: msg`Visitors who read the site in that language do not find these.`,
    types: ['language', 'fewer'],
  },
  {
    id: 'pictures',
    title: msg`No cover or portrait`,
    help: msg`Lists show an empty plate in place of the picture.`,
    types: ['picture'],
  },
  {
    id: 'names',
    title: msg`Missing names and numbers`,
    help: msg`Visitors see nothing in their place.`,
    types: ['nameless', 'countless'],
  },
  {
    id: 'words',
    title: msg`Images without alternative text`,
    help: msg`Who does not see them does not learn what they show.`,
    types: ['wordless'],
  },
  {
    id: 'jobs',
    title: msg`Unused jobs`,
    help: msg`No lawyer holds these; as filters of the lawyers they find nobody.`,
    types: ['unused'],
  },
  {
    id: 'catalogues',
    title: msg`Empty catalogues`,
    help: msg`Visitors who choose these find no article.`,
    types: ['empty'],
  },
];

/** Returns a function for the description of an issue. */
export function useProblemLabels(): (finding: Issue) => string {
  const { t } = useLingui();
  const { nameOf } = useLanguageNames();
  const wordsOf = ({ kind, problem }: Issue): string => {
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
        if (kind === 'lawyers') return t`No portrait`;
        if (kind === 'professionalFields') return t`No icon`;
        return kind === 'banners' ? t`No picture` : t`No cover`;
      case 'nameless':
        if (problem.what === 'firm') return t`The firm has no name`;
        if (problem.what === 'office') return t`An office has no name`;
        return problem.what === 'banner'
          ? t`No title`
          : t`A picture of the premises has no description`;
      case 'countless': {
        const { count } = problem;
        return t`${plural(count, { one: '# counter to be shown has no number', other: '# counters to be shown have no number' })}`;
      }
      case 'dead':
        return t`Leads to nothing on this site:`;
      case 'insecure':
        return t`Not encrypted (http):`;
      case 'unusable':
        return problem.url === '' ? t`The address is empty` : t`Cannot be followed:`;
      case 'wordless': {
        const { count } = problem;
        return t`${plural(count, { one: '# image without alternative text', other: '# images without alternative text' })}`;
      }
      case 'unused':
        return t`Held by no lawyer`;
      case 'empty':
        return t`Holds no article`;
    }
  };
  return wordsOf;
}
