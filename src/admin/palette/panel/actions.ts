import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Something that staff do often, and the route on which it is done. */
export interface ScreenAction {
  label: MessageDescriptor;
  route: string;
  /** What the route is asked with. */
  search?: string;
}

/** The usual actions. One whose route does not exist is not offered. */
export const SCREEN_ACTIONS: ScreenAction[] = [
  { label: msg`Write news`, route: '/admin/articles/news/edit' },
  { label: msg`Add external news`, route: '/admin/articles/news/edit-external' },
  { label: msg`Write a case`, route: '/admin/articles/cases/edit' },
  { label: msg`Add an external case`, route: '/admin/articles/cases/edit-external' },
  { label: msg`Add an honour`, route: '/admin/articles/honors/edit' },
  { label: msg`Add a lawyer`, route: '/admin/people/add' },
  { label: msg`Add a professional field`, route: '/admin/expertise/add' },
  { label: msg`Add a banner`, route: '/admin/banner/list', search: '?edit=new' },
  { label: msg`Arrange the catalogues of news`, route: '/admin/articles/news/folder' },
  { label: msg`Arrange the catalogues of cases`, route: '/admin/articles/cases/folder' },
];
