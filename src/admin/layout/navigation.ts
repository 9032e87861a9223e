import { FileTextOutlined, PictureOutlined } from '@ant-design/icons';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LinkProps } from '@tanstack/react-router';
import type { ComponentType } from 'react';

interface NavigationScreen {
  label: MessageDescriptor;
  to: NonNullable<LinkProps['to']>;
  /** The paths that belong to it: its list, its edit screen. */
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
];
