import { DateText } from '../../src/ui/date-text';
import { LanguageSwitch } from '../../src/ui/language-switch';
import { Icon } from '../../src/ui/icon';
import { Picture } from '../../src/ui/picture';
import { ContactLinks } from '../../src/ui/contact-links';
import { InsideLayoutContext, ScreenError } from '../../src/ui/screen-error';
import { RowsLoading } from '../../src/site/cards/rows-loading';

export default { title: 'Site/Small parts' };

const renderPicture = (src: string) => (
  <Picture src={src} alt="An office" width={640} height={400} />
);

export const PictureExisting = () => renderPicture('/files/seed/cover-01.webp');
/** The item has no picture. */
export const PictureMissing = () => renderPicture('');
/** The file fails to load. */
export const PictureLoadingFailed = () => renderPicture('/files/seed/not-there.webp');
export const FormattedDate = () => <DateText value="2027-06-30T09:30:00Z" />;
export const Languages = () => <LanguageSwitch />;
export const ContactDetails = () => (
  <ContactLinks tel="+86 10 5878 6000" email="beijing@harcourt-lin.example" />
);
export const Icons = () => (
  <>
    {(['menu', 'close', 'back', 'forward', 'arrow', 'outward', 'search', 'pin'] as const).map(
      (name) => (
        <Icon key={name} name={name} size={24} />
      ),
    )}
  </>
);
export const Loading = () => <RowsLoading rows={4} />;
/** A screen that failed to render, inside a layout. */
export const ScreenLoadingFailed = () => (
  <InsideLayoutContext value={true}>
    <ScreenError
      error={new Error('The screen failed to render')}
      firm={{ name: '', email: '', tel: '' }}
    />
  </InsideLayoutContext>
);
