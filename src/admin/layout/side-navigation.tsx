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

const ALL = GROUPS.map(({ name }) => name);

interface SideNavigationProps {
  /** Shows icons alone; the words stay as tooltips, and groups open beside them. */
  folded?: boolean;
  /** Called with the address of the screen that is chosen, that of the open one included. */
  onChoose?: (href: string) => void;
}

/** Links to the sections, by group; the one that is open is marked. */
export function SideNavigation({ folded = false, onChoose }: SideNavigationProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const pathname = useLocation({ select: (location) => location.pathname });
  const here = sectionAt(pathname)?.name;
  const entry = ({ name, label, home }: Section) => ({
    key: name,
    label: (
      <Link to={home} aria-current={name === here ? 'page' : undefined}>
        {t(label)}
      </Link>
    ),
  });
  const items = GROUPS.map(({ name, label }) => {
    const Icon = ICONS[name];
    const entries = SECTIONS.filter(({ group }) => group === name).map(entry);
    const [only] = entries;
    return only && entries.length === 1
      ? { ...only, icon: <Icon aria-hidden /> }
      : { key: name, label: t(label), icon: <Icon aria-hidden />, children: entries };
  });
  return (
    <nav aria-label={t`Back office`}>
      <Menu
        // Open groups would stand beside the icons as soon as it is folded.
        key={String(folded)}
        mode="inline"
        defaultOpenKeys={folded ? [] : ALL}
        selectedKeys={here ? [here] : []}
        items={items}
        onClick={({ key, domEvent }) => {
          const chosen = SECTIONS.find(({ name }) => name === key);
          if (!chosen) return;
          onChoose?.(chosen.home);
          // Enter on an entry that the arrow keys have reached; a link that has the focus follows itself.
          if (domEvent.type === 'keydown' && domEvent.target === domEvent.currentTarget)
            void navigate({ to: chosen.home });
        }}
      />
    </nav>
  );
}
