import {
  CopyOutlined,
  DeleteOutlined,
  EditOutlined,
  PushpinFilled,
  PushpinOutlined,
} from '@ant-design/icons';
import { useLingui } from '@lingui/react/macro';
import type { Banner } from '../../api/staff/banners';
import { RowAction, RowLink } from '../kit/row-action';
import { useBannerName } from './banner-cells';
import styles from './banner-list.module.css';
import { NEW } from './banner-search';

interface BannerActionsProps {
  banner: Banner;
  /** The filter to come back to. */
  language: string | undefined;
  /** Whether there is another language to copy it into. */
  copies: boolean;
  onTop: (top: boolean) => void;
  onDelete: () => void;
}

/** What can be done with one banner. */
export function BannerActions({ banner, language, copies, onTop, onDelete }: BannerActionsProps) {
  const { t } = useLingui();
  const what = useBannerName()(banner);
  const pinned = banner.top === 1;
  const id = String(banner.id);
  return (
    <div className={styles.actions}>
      <RowLink
        to="/admin/banner/list"
        search={{ language, edit: id }}
        icon={<EditOutlined />}
        word={t`Edit`}
        what={what}
      />
      <RowAction
        icon={pinned ? <PushpinFilled /> : <PushpinOutlined />}
        word={pinned ? t`Unpin` : t`Pin`}
        what={what}
        onClick={() => onTop(!pinned)}
      />
      {copies && (
        <RowLink
          to="/admin/banner/list"
          search={{ language, edit: NEW, from: id }}
          icon={<CopyOutlined />}
          word={t`Copy`}
          hint={t`Copy into another language`}
          what={what}
        />
      )}
      <RowAction icon={<DeleteOutlined />} word={t`Delete`} what={what} onClick={onDelete} />
    </div>
  );
}
