import { Trans } from '@lingui/react/macro';
import { Alert, Button, Flex } from 'antd';
import { useLocale } from '@/i18n/use-locale';
import { MAX_PICTURE_MEGABYTES } from './check-picture';
import { MAX_SIDE_PX } from './draw-picture';

interface LargePictureProps {
  file: File;
  isShrinking: boolean;
  shrink: () => Promise<void>;
}

/** Renders the message for a picture over the size limit (D48), which can be resized here. */
export function LargePicture({ file: { name, size }, isShrinking, shrink }: LargePictureProps) {
  const { tag } = useLocale();
  const format = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
  const megabytes = format.format(size / 1024 / 1024);
  return (
    <Alert
      type="warning"
      role="alert"
      title={
        // Not as the alert's `action`, which has no room on a phone.
        <Flex wrap gap={8} align="center">
          <span style={{ flex: '1 1 200px' }}>
            <Trans>
              “{name}” is {megabytes} MB, and the limit is {MAX_PICTURE_MEGABYTES} MB. Resize it to{' '}
              {MAX_SIDE_PX} pixels on its longest side, which is enough for every screen of the
              site.
            </Trans>
          </span>
          <Button loading={isShrinking} onClick={() => void shrink()}>
            <Trans>Resize and upload</Trans>
          </Button>
        </Flex>
      }
    />
  );
}
