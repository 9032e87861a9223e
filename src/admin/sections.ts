import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LinkProps } from '@tanstack/react-router';
import { matchPath } from '@/lib/path-pattern';
import { SITE_PATHS } from '@/lib/site-paths';

/** Lists the groups of the specification (§2), in order. A group with a single section has no level of its own. */
export const GROUPS = [
  { name: 'articles', label: msg({ message: 'Articles', context: 'group' }) },
  { name: 'banners', label: msg`Banners` },
  { name: 'people', label: msg`People` },
  { name: 'expertise', label: msg`Expertise` },
  { name: 'site', label: msg`Site` },
] as const;

export type GroupName = (typeof GROUPS)[number]['name'];

interface SectionEntry {
  /** Identifies the section in queries, drafts, issues and searches. */
  name: string;
  group: GroupName;
  label: MessageDescriptor;
  home: NonNullable<LinkProps['to']>;
  /** Further tasks with their href, for the palette. */
  actions: readonly { label: MessageDescriptor; href: string }[];
  /** The path that edits one item, with `$id`; without it, items are edited at `home`. */
  itemPath?: string;
  detailPath?: `/${string}/detail/$id`;
}

const ENTRIES = [
  {
    name: 'news',
    group: 'articles',
    label: msg`News`,
    home: '/admin/articles/news/list',
    actions: [
      { label: msg`Add news`, href: '/admin/articles/news/edit' },
      { label: msg`Add external news`, href: '/admin/articles/news/edit-external' },
      { label: msg`Import news`, href: '/admin/articles/news/import' },
      { label: msg`Organize news catalogues`, href: '/admin/articles/news/folder' },
    ],
    itemPath: '/admin/articles/news/edit?no=$id',
    detailPath: SITE_PATHS.newsItem,
  },
  {
    name: 'cases',
    group: 'articles',
    label: msg`Cases`,
    home: '/admin/articles/cases/list',
    actions: [
      { label: msg`Add a case`, href: '/admin/articles/cases/edit' },
      { label: msg`Add an external case`, href: '/admin/articles/cases/edit-external' },
      { label: msg`Import cases`, href: '/admin/articles/cases/import' },
      { label: msg`Organize case catalogues`, href: '/admin/articles/cases/folder' },
    ],
    itemPath: '/admin/articles/cases/edit?no=$id',
    detailPath: SITE_PATHS.caseAnalysis,
  },
  {
    name: 'honors',
    group: 'articles',
    label: msg`Honors`,
    home: '/admin/articles/honors/list',
    actions: [{ label: msg`Add an honor`, href: '/admin/articles/honors/edit' }],
    itemPath: '/admin/articles/honors/edit?no=$id',
    detailPath: SITE_PATHS.honor,
  },
  {
    name: 'banners',
    group: 'banners',
    label: msg`Banners`,
    home: '/admin/banner/list',
    actions: [{ label: msg`Add a banner`, href: '/admin/banner/list?edit=new' }],
    itemPath: '/admin/banner/list?edit=$id',
  },
  {
    name: 'lawyers',
    group: 'people',
    label: msg`Lawyers`,
    home: '/admin/people/list',
    actions: [
      { label: msg`Add a lawyer`, href: '/admin/people/add' },
      { label: msg`Import lawyers`, href: '/admin/people/import' },
    ],
    itemPath: '/admin/people/edit/$id',
    detailPath: SITE_PATHS.lawyer,
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
    itemPath: '/admin/expertise/edit/$id',
    detailPath: SITE_PATHS.professionalField,
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

export type ArticleSectionName = Extract<(typeof ENTRIES)[number], { group: 'articles' }>['name'];

export interface Section extends SectionEntry {
  name: SectionName;
}

/** Lists the admin sections (§2), in the order of the navigation. */
export const SECTIONS: readonly Section[] = ENTRIES;

/** Names the content types whose items have a name or a title. Catalogues belong to the news and the cases. */
export type NamedContentType = Exclude<SectionName, 'portal' | 'status'> | 'catalogues';

export const CONTENT_TYPE_NAMES = {
  ...(Object.fromEntries(SECTIONS.map(({ name, label }) => [name, label])) as Record<
    SectionName,
    MessageDescriptor
  >),
  catalogues: msg`Catalogues`,
};

/** Returns the label of a section's group; undefined when the group has no other section. */
export function groupLabelOf({ group }: Section): MessageDescriptor | undefined {
  const isOnlySection = SECTIONS.filter((section) => section.group === group).length === 1;
  return isOnlySection ? undefined : GROUPS.find(({ name }) => name === group)?.label;
}

/** Returns the paths of a section's screens, in the router's notation. */
export function pathsOf({ home, actions, itemPath }: Section): string[] {
  const addresses = [home, ...actions.map(({ href }) => href), ...(itemPath ? [itemPath] : [])];
  return [...new Set(addresses.map((address) => address.replace(/\?.*/, '')))];
}

/** Returns the section of a path; undefined for any other path. */
export function sectionAt(pathname: string): Section | undefined {
  return SECTIONS.find((section) =>
    pathsOf(section).some((path) => matchPath(path, pathname) !== undefined),
  );
}

/** Returns the href of the screen that edits an item. `id` is the `no` for articles. */
export function itemHref(name: SectionName, id: string | number): string {
  const section = SECTIONS.find((candidate) => candidate.name === name);
  const address = section?.itemPath ?? section?.home ?? '';
  return address.replace('$id', encodeURIComponent(String(id)));
}
