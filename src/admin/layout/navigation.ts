import {
  FileTextOutlined,
  GlobalOutlined,
  PictureOutlined,
  SolutionOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LinkProps } from '@tanstack/react-router';
import type { ComponentType } from 'react';

interface NavigationScreen {
  label: MessageDescriptor;
  to: NonNullable<LinkProps['to']>;
  /** How the paths that belong to it begin, its list's and its edit screen's: a pattern. */
  under: string;
}

interface NavigationGroup {
  label: MessageDescriptor;
  icon: ComponentType;
  screens: NavigationScreen[];
}

/** The side navigation, in the specification's groups (§2). Only screens that exist stand here. */
export const NAVIGATION: NavigationGroup[] = [
  {
    label: msg`Articles`,
    icon: FileTextOutlined,
    screens: [
      { label: msg`News`, to: '/admin/articles/news/list', under: '/admin/articles/news/' },
      { label: msg`Cases`, to: '/admin/articles/cases/list', under: '/admin/articles/cases/' },
      { label: msg`Honours`, to: '/admin/articles/honors/list', under: '/admin/articles/honors/' },
    ],
  },
  {
    label: msg`Banners`,
    icon: PictureOutlined,
    screens: [{ label: msg`Banners`, to: '/admin/banner/list', under: '/admin/banner/' }],
  },
  {
    label: msg`People`,
    icon: TeamOutlined,
    screens: [
      { label: msg`Lawyers`, to: '/admin/people/list', under: '/admin/people/(list|add|edit)' },
      { label: msg`Jobs`, to: '/admin/people/job', under: '/admin/people/job' },
    ],
  },
  {
    label: msg`Expertise`,
    icon: SolutionOutlined,
    screens: [
      {
        label: msg`Professional fields`,
        to: '/admin/expertise/list',
        under: '/admin/expertise/',
      },
    ],
  },
  {
    label: msg`Site`,
    icon: GlobalOutlined,
    screens: [
      { label: msg`Portal configuration`, to: '/admin/site/edit', under: '/admin/site/edit' },
      { label: msg`Site status`, to: '/admin/site/status', under: '/admin/site/status' },
    ],
  },
];
