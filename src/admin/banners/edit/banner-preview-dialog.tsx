import { Trans, useLingui } from '@lingui/react/macro';
import { Flex, Modal, Radio } from 'antd';
import { useState } from 'react';
import type { ContentLanguage } from '../../../api/staff/languages';
import { LoadedPart } from '../../../ui/loaded-part';
import { bannerLink } from '../banner-link';
import { hasWords, type BannerValues } from './banner-values';

interface BannerPreviewDialogProps {
  open: boolean;
  values: BannerValues;
  languages: readonly ContentLanguage[];
  /** The language to begin with. */
  active: string;
  onClose: () => void;
}

const loadPreview = () => import('../preview/banner-preview');

/** The banner as visitors will see it, before it is published: in each language, wide and narrow. */
export function BannerPreviewDialog(props: BannerPreviewDialogProps) {
  const { open, values, languages, active, onClose } = props;
  const { t } = useLingui();
  const [device, setDevice] = useState<'desktop' | 'phone'>('desktop');
  const [chosen, setChosen] = useState<string>();
  const written = languages.filter(({ code }) => {
    const words = values.versions[code];
    return words && hasWords(words);
  });
  const choices = written.length > 0 ? written : languages.slice(0, 1);
  const language = [chosen, active, choices[0]?.code].find((code) =>
    choices.some((one) => one.code === code),
  );
  const words = language === undefined ? undefined : values.versions[language];
  return (
    <Modal
      open={open}
      title={t`Preview of the banner`}
      width={1180}
      footer={null}
      destroyOnHidden
      onCancel={onClose}
      afterClose={() => setChosen(undefined)}
    >
      <Flex wrap gap={12} style={{ marginBlockEnd: 16 }}>
        {choices.length > 1 && (
          <Radio.Group
            aria-label={t`Language`}
            optionType="button"
            value={language}
            options={choices.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={({ target }) => setChosen(String(target.value))}
          />
        )}
        <Radio.Group
          aria-label={t`Screen`}
          optionType="button"
          value={device}
          options={[
            { value: 'desktop', label: t`Desktop` },
            { value: 'phone', label: t`Phone` },
          ]}
          onChange={({ target }) => setDevice(target.value as typeof device)}
        />
      </Flex>
      {language !== undefined && words && (
        <LoadedPart
          load={loadPreview}
          fallback={
            <p role="status">
              <Trans>Loading…</Trans>
            </p>
          }
        >
          {({ BannerPreview }) => (
            <BannerPreview
              device={device}
              onEscape={onClose}
              banner={{
                id: 'preview',
                lang: language,
                title: words.title,
                subTitle: words.subTitle,
                imgPath: values.picture,
                linkUrl: bannerLink(values.link) ?? '',
              }}
            />
          )}
        </LoadedPart>
      )}
    </Modal>
  );
}
