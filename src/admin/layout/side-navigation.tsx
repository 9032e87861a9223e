import {
  FileTextOutlined,
  GlobalOutlined,
  PictureOutlined,
  SolutionOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import { useLingui } from '@lingui/react/macro';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { Menu } from 'antd';
import type { ComponentType } from 'react';
import { GROUPS, SECTIONS, sectionAt, type GroupName, type Section } from '@/admin/sections';

const ICONS: Record<GroupName, ComponentType<{ 'aria-hidden': true }>> = {
  articles: FileTextOutlined,
  banners: PictureOutlined,
  people: TeamOutlined,
  expertise: SolutionOutlined,
  site: GlobalOutlined,
};

const GROUP_NAMES = GROUPS.map(({ name }) => name);

interface SideNavigationProps {
  /** Shows only icons; the labels become tooltips, and groups open next to them. */
  collapsed?: boolean;
  /** Called with the href of the chosen screen, even if it is the current one. */
  onChoose?: (href: string) => void;
}

/** Renders links to the sections, by group, and marks the current one. */
export function SideNavigation({ collapsed = false, onChoose }: SideNavigationProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const currentSection = useLocation({ select: ({ pathname }) => sectionAt(pathname)?.name });
  const menuItemOf = ({ name, label, home }: Section) => ({
    key: name,
    label: (
      <Link to={home} aria-current={name === currentSection ? 'page' : undefined}>
        {t(label)}
      </Link>
    ),
  });
  const items = GROUPS.map(({ name, label }) => {
    const Icon = ICONS[name];
    const entries = SECTIONS.filter(({ group }) => group === name).map(menuItemOf);
    const [onlyEntry] = entries;
    return onlyEntry && entries.length === 1
      ? { ...onlyEntry, icon: <Icon aria-hidden /> }
      : { key: name, label: t(label), icon: <Icon aria-hidden />, children: entries };
  });
  return (
    <nav aria-label={t`Back office`}>
      <Menu
        // Open groups would cover the screen as soon as the navigation collapses.
        key={String(collapsed)}
        mode="inline"
        defaultOpenKeys={collapsed ? [] : GROUP_NAMES}
        selectedKeys={currentSection ? [currentSection] : []}
        items={items}
        onClick={({ key, domEvent }) => {
          const chosenSection = SECTIONS.find(({ name }) => name === key);
          if (!chosenSection) return;
          onChoose?.(chosenSection.home);
          // Enter on an item that was reached by arrow keys; a focused link handles Enter itself.
          if (domEvent.type === 'keydown' && domEvent.target === domEvent.currentTarget)
            void navigate({ to: chosenSection.home });
        }}
      />
    </nav>
  );
}
