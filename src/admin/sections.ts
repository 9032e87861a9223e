import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LinkProps } from '@tanstack/react-router';
import { matchPath } from '@/lib/path-pattern';
import { SITE_PATHS } from '@/lib/site-paths';

/** The groups of the specification (§2), in order. One that has a single section is that section. */
export const GROUPS = [
  { name: 'articles', label: msg`Articles` },
  { name: 'banners', label: msg`Banners` },
  { name: 'people', label: msg`People` },
  { name: 'expertise', label: msg`Expertise` },
  { name: 'site', label: msg`Site` },
] as const;

export type GroupName = (typeof GROUPS)[number]['name'];

interface SectionEntry {
  /** Its name in code: reads, drafts, findings and searches go by it. */
  name: string;
  group: GroupName;
  label: MessageDescriptor;
  /** The screen that it opens with. */
  home: NonNullable<LinkProps['to']>;
  /** What else staff come for, by the address where it is done: the palette offers it. */
  actions: readonly { label: MessageDescriptor; href: string }[];
  /** Where one item is edited, with `$id` for what it is asked for with; without it they are edited at `home`. */
  item?: string;
  /** Where visitors read one item. */
  detail?: `/${string}/detail/$id`;
}

const ENTRIES = [
  {
    name: 'news',
    group: 'articles',
    label: msg`News`,
    home: '/admin/articles/news/list',
    actions: [
      { label: msg`Write news`, href: '/admin/articles/news/edit' },
      { label: msg`Add external news`, href: '/admin/articles/news/edit-external' },
      { label: msg`Arrange the catalogues of news`, href: '/admin/articles/news/folder' },
    ],
    item: '/admin/articles/news/edit?no=$id',
    detail: SITE_PATHS.newsItem,
  },
  {
    name: 'cases',
    group: 'articles',
    label: msg`Cases`,
    home: '/admin/articles/cases/list',
    actions: [
      { label: msg`Write a case`, href: '/admin/articles/cases/edit' },
      { label: msg`Add an external case`, href: '/admin/articles/cases/edit-external' },
      { label: msg`Arrange the catalogues of cases`, href: '/admin/articles/cases/folder' },
    ],
    item: '/admin/articles/cases/edit?no=$id',
    detail: SITE_PATHS.caseAnalysis,
  },
  {
    name: 'honors',
    group: 'articles',
    label: msg`Honours`,
    home: '/admin/articles/honors/list',
    actions: [{ label: msg`Add an honour`, href: '/admin/articles/honors/edit' }],
    item: '/admin/articles/honors/edit?no=$id',
    detail: SITE_PATHS.honor,
  },
  {
    name: 'banners',
    group: 'banners',
    label: msg`Banners`,
    home: '/admin/banner/list',
    actions: [{ label: msg`Add a banner`, href: '/admin/banner/list?edit=new' }],
    item: '/admin/banner/list?edit=$id',
  },
  {
    name: 'lawyers',
    group: 'people',
    label: msg`Lawyers`,
    home: '/admin/people/list',
    actions: [{ label: msg`Add a lawyer`, href: '/admin/people/add' }],
    item: '/admin/people/edit/$id',
    detail: SITE_PATHS.lawyer,
  },
  {
    name: 'jobs',
    group: 'people',
    label: msg`Jobs`,
    home: '/admin/people/job',
    actions: [],
  },
  {
    name: 'professionalFields',
    group: 'expertise',
    label: msg`Professional fields`,
    home: '/admin/expertise/list',
    actions: [{ label: msg`Add a professional field`, href: '/admin/expertise/add' }],
    item: '/admin/expertise/edit/$id',
    detail: SITE_PATHS.professionalField,
  },
  {
    name: 'portal',
    group: 'site',
    label: msg`Portal configuration`,
    home: '/admin/site/edit',
    actions: [],
  },
  {
    name: 'status',
    group: 'site',
    label: msg`Site status`,
    home: '/admin/site/status',
    actions: [],
  },
] as const satisfies readonly SectionEntry[];

export type SectionName = (typeof ENTRIES)[number]['name'];

/** The kinds of articles. */
export type ArticleName = Extract<(typeof ENTRIES)[number], { group: 'articles' }>['name'];

export interface Section extends SectionEntry {
  name: SectionName;
}

/**
 * The sections of the back office (§2). Navigation, breadcrumb, palette, content health, browser tests and
 * ceilings read this list: a section that stands here is reached, looked through and tested.
 */
export const SECTIONS: readonly Section[] = ENTRIES;

/** The kinds of things that have names. Catalogues stand below the news and the cases. */
export type ItemKind = Exclude<SectionName, 'portal' | 'status'> | 'catalogues';

/** What the things of a kind are called together. */
export const KIND_NAMES = {
  ...(Object.fromEntries(SECTIONS.map(({ name, label }) => [name, label])) as Record<
    SectionName,
    MessageDescriptor
  >),
  catalogues: msg`Catalogues`,
};

/** The words of a section's group; undefined where it is the only one in it. */
export function groupOf({ group }: Section): MessageDescriptor | undefined {
  const alone = SECTIONS.filter((section) => section.group === group).length === 1;
  return alone ? undefined : GROUPS.find(({ name }) => name === group)?.label;
}

/** The paths of a section's screens, as the router writes them. */
export function pathsOf({ home, actions, item }: Section): string[] {
  const addresses = [home, ...actions.map(({ href }) => href), ...(item ? [item] : [])];
  return [...new Set(addresses.map((address) => address.replace(/\?.*/, '')))];
}

/** The section that a path belongs to; undefined for any other path. */
export function sectionAt(pathname: string): Section | undefined {
  return SECTIONS.find((section) =>
    pathsOf(section).some((path) => matchPath(path, pathname) !== undefined),
  );
}

/** The address of the screen where an item is edited, by what it is asked for with. */
export function itemHref(name: SectionName, id: string | number): string {
  const section = SECTIONS.find((one) => one.name === name);
  const address = section?.item ?? section?.home ?? '';
  return address.replace('$id', encodeURIComponent(String(id)));
}
