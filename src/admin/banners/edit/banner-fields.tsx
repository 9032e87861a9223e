import { Trans, useLingui } from '@lingui/react/macro';
import { Card, Typography } from 'antd';
import type { Banner } from '@/api/admin/banners';
import { languageByCode, type ContentLanguage } from '@/api/admin/languages';
import { languageAttributes } from '@/i18n/locales';
import { TextField } from '@/admin/fields/text-field';
import { UrlField } from '@/admin/fields/url-field';
import { useFormState } from '@/admin/fields/form-store';
import { CopyFields } from '@/admin/languages/copy-fields';
import { PictureField } from '@/admin/upload/picture-field';
import { type BannerValues, type BannerText } from './banner-values';

/** Renders picture and link, which all languages of a new banner share. */
export function SharedFields() {
  const { t } = useLingui();
  const hasPicture = useFormState(({ values }: { values: BannerValues }) => values.picture !== '');
  return (
    <>
      <PictureField
        name="picture"
        label={t`Picture`}
        help={
          !hasPicture
            ? t`Without a picture, the banner shows a striped area in its place. Wide pictures work best: 1920 × 1080 pixels, PNG, JPEG, WebP, AVIF, GIF or SVG, up to 5 MB.`
            : t`On wide screens the title covers the left part of the picture. Wide pictures work best: 1920 × 1080 pixels, up to 5 MB.`
        }
      />
      <UrlField
        name="link"
        label={t`Link`}
        help={t`Where “Read more” leads: a web address, or a path of this site such as /news/detail/12. If it is empty, the first banner shows the link “Write to us”, and the others show none.`}
      />
    </>
  );
}

interface LanguageFieldsProps {
  code: string;
  /** The languages of the form. */
  languages: readonly ContentLanguage[];
  source: Banner | undefined;
  contentLanguages: readonly ContentLanguage[];
}

const TEXT_NAMES = ['title', 'subTitle'];

/** Renders the texts of one language, with buttons to copy another language's texts. */
export function LanguageFields({ code, languages, source, contentLanguages }: LanguageFieldsProps) {
  const { t } = useLingui();
  const path = `versions.${code}`;
  const renderCopyFields = (names: readonly string[], coversAllFields = false) => (
    <CopyFields<BannerValues>
      {...{ code, names, coversAllFields }}
      languages={[
        ...contentLanguages.filter((language) => language.code === source?.lang),
        ...languages,
      ]}
      sourceValue={(name, sourceCode, { versions }) => {
        const texts: BannerText | undefined =
          sourceCode === source?.lang
            ? { title: source.title ?? '', subTitle: source.subTitle ?? '' }
            : versions[sourceCode];
        return texts?.[name as keyof BannerText];
      }}
    />
  );
  return (
    <>
      {source && <SourceTexts source={source} contentLanguages={contentLanguages} />}
      {renderCopyFields(TEXT_NAMES, true)}
      <TextField name={`${path}.title`} label={t`Title`} extra={renderCopyFields(['title'])} />
      <TextField
        name={`${path}.subTitle`}
        label={t`Subtitle`}
        rows={2}
        help={t`One or two sentences below the title.`}
        extra={renderCopyFields(['subTitle'])}
      />
    </>
  );
}

function SourceTexts({
  source,
  contentLanguages,
}: {
  source: Banner;
  contentLanguages: readonly ContentLanguage[];
}) {
  const { lang, title, subTitle } = source;
  const name = languageByCode(contentLanguages, lang).name;
  return (
    <Card size="small" type="inner" title={<Trans>Copied from {name}:</Trans>}>
      <blockquote {...languageAttributes(lang)}>
        <Typography.Text strong>{title}</Typography.Text>
        <p>{subTitle}</p>
      </blockquote>
    </Card>
  );
}
