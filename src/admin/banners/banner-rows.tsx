import { useLingui } from '@lingui/react/macro';
import type { Banner } from '../../api/staff/banners';
import { RowOutcome } from '../kit/list/row-outcome';
import { SelectBox } from '../kit/list/select-box';
import type { RowWrites } from '../kit/list/use-row-writes';
import type { Selection } from '../kit/list/use-selection';
import listStyles from '../kit/list.module.css';
import { FROM_TABLET, useMedia } from '../kit/use-media';
import { BannerActions } from './banner-actions';
import { BannerPicture, BannerTarget, BannerWordsCell, useBannerName } from './banner-cells';
import styles from './banner-list.module.css';

interface BannerRowsProps {
  banners: readonly Banner[];
  /** Names the table: the language. */
  label: string;
  language: string | undefined;
  copies: boolean;
  writes: RowWrites<Banner>;
  selection: Selection<Banner>;
  onTop: (banner: Banner, top: boolean) => void;
  onDelete: (banner: Banner) => void;
}

/** The banners of one language: a table, and cards on phones. */
export function BannerRows(props: BannerRowsProps) {
  const { banners, label, language, copies, writes, selection, onTop, onDelete } = props;
  const { t } = useLingui();
  const tablet = useMedia(FROM_TABLET);
  const nameOf = useBannerName();

  const actions = (banner: Banner) => (
    <RowOutcome row={banner} writes={writes} what={nameOf(banner)}>
      <BannerActions
        {...{ banner, language, copies }}
        onTop={(top) => onTop(banner, top)}
        onDelete={() => onDelete(banner)}
      />
    </RowOutcome>
  );
  const box = (banner: Banner) => (
    <SelectBox row={banner} selection={selection} what={nameOf(banner)} />
  );
  const leaving = (banner: Banner) => {
    const result = writes.resultOf(banner);
    return (result?.name === 'delete' && result.state !== 'failed') || undefined;
  };
  const heading = (banner: Banner) => (
    <div className={styles.heading}>
      {!tablet && box(banner)}
      <BannerPicture banner={banner} />
      <div className={styles.words}>
        <BannerWordsCell banner={banner} language={language} pinned={banner.top === 1} />
      </div>
    </div>
  );

  if (!tablet) {
    return (
      <ul className={styles.cards} aria-label={label}>
        {banners.map((banner) => (
          <li key={banner.id} className={styles.card} data-leaving={leaving(banner)}>
            {heading(banner)}
            <p className={styles.foot}>
              <BannerTarget banner={banner} />
            </p>
            {actions(banner)}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <table className={listStyles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col" className={styles.marks}>
            <span className="visually-hidden">{t`Select`}</span>
          </th>
          <th scope="col">{t`Banner`}</th>
          <th scope="col" className={styles.leads}>{t`Leads to`}</th>
          <th scope="col" className={styles.doing}>{t`Actions`}</th>
        </tr>
      </thead>
      <tbody>
        {banners.map((banner) => (
          <tr key={banner.id} data-leaving={leaving(banner)}>
            <td>{box(banner)}</td>
            <td>{heading(banner)}</td>
            <td>
              <BannerTarget banner={banner} />
            </td>
            <td>{actions(banner)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
