import type { ComponentProps } from 'react';
import { ItemRow } from '../../src/site/cards/item-row';
import { NEWS } from '../../src/site/cards/content-types';
import { LeadItem } from '../../src/site/cards/lead-item';
import { PersonCard } from '../../src/site/cards/person-card';
import { TitleRow } from '../../src/site/cards/title-row';

export default { title: 'Site/Cards' };

type Item = ComponentProps<typeof ItemRow>['item'];
type Lawyer = ComponentProps<typeof PersonCard>['lawyer'];

const LAWYER: Lawyer = {
  id: '1',
  no: 'L-1',
  lang: 'en_US',
  name: 'Lin Zhengyuan',
  photoUrl: '/files/seed/portrait-01.webp',
};
const ITEM: Item = {
  id: '1',
  no: 'N-1',
  lang: 'en_US',
  title: 'Forty years in 2027',
  note: 'The firm looks back, and ahead.',
  coverUrl: '/files/seed/cover-01.webp',
  createTime: '2027-06-30T09:30:00Z',
};
const LONG_TITLE = 'A very long title of a matter that went through every court there is '.repeat(
  4,
);

const renderItemRow = (item: Partial<Item>) => (
  <ul>
    <ItemRow
      contentType={NEWS}
      item={{ ...ITEM, ...item }}
      catalogueName="Firm News"
      isFirst={false}
      sourceList={{ page: 1 }}
    />
  </ul>
);
const renderPersonCard = (lawyer: Partial<Lawyer>) => (
  <PersonCard lawyer={{ ...LAWYER, ...lawyer }} level={2} />
);

export const PersonWithPortrait = () => renderPersonCard({});
/** The card shows initials instead of a portrait. */
export const PersonWithoutPortrait = () => renderPersonCard({ photoUrl: '' });
export const PersonLong = () =>
  renderPersonCard({ name: 'Maximiliane-Alexandrina von und zu Hohenstein-Waldenburg' });
export const PersonRightToLeft = () => renderPersonCard({ name: 'ليلى حداد', photoUrl: '' });
export const Item = () => renderItemRow({});
export const ItemPinned = () => renderItemRow({ top: 1 });
export const ItemWithoutContent = () => renderItemRow({ title: '', note: '', coverUrl: '' });
export const ItemLong = () => renderItemRow({ title: LONG_TITLE, note: LONG_TITLE });
export const Lead = () => <LeadItem contentType={NEWS} item={ITEM} />;
export const LeadWithoutPicture = () => (
  <LeadItem contentType={NEWS} item={{ ...ITEM, coverUrl: '', title: LONG_TITLE }} />
);
export const TitleOnly = () => (
  <ul>
    <TitleRow contentType={NEWS} item={ITEM} />
  </ul>
);
