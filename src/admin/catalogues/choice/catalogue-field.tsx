import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton, Typography } from 'antd';
import type { ReactNode } from 'react';
import type { CatalogueType } from '@/api/admin/catalogues';
import type { ContentLanguage } from '@/api/admin/languages';
import { FailedRequest } from '@/admin/requests/failed-request';
import { useErrorMessage } from '@/admin/requests/error-message';
import { FieldFrame } from '@/admin/fields/field-frame';
import { useFieldState } from '@/admin/fields/form-store';
import { useNameListFormatter } from '@/admin/shared/use-name-list-formatter';
import { LazyComponent } from '@/ui/lazy-component';
import { useCatalogueOptions } from './use-catalogue-options';

/** Loads the select, whose part of antd no other field of an article needs, after the plain fields. */
async function loadSelect() {
  const { CatalogueSelect } = await import('./catalogue-select');
  return CatalogueSelect;
}

const SELECT_WIDTH = { inlineSize: '100%', maxInlineSize: 480 };

interface CatalogueFieldProps {
  /** The field's value is the `no` of a catalogue; null while the item stays in its current one. */
  name: string;
  type: CatalogueType;
  languages: readonly ContentLanguage[];
  /** The `no` of the item's current catalogue, shown until another is picked. */
  currentNo: string | undefined;
  /** The codes of the languages in which the catalogue must exist. */
  neededLanguages: readonly string[];
  note?: ReactNode;
}

/** Renders the field that picks the catalogue of all language versions at once (D21), and shows which needed languages it lacks. */
export function CatalogueField({
  name,
  type,
  languages,
  currentNo,
  neededLanguages,
  note,
}: CatalogueFieldProps) {
  const { t } = useLingui();
  const messageOf = useErrorMessage();
  const formatList = useNameListFormatter();
  const { query, options, languageNameOf, findCatalogue } = useCatalogueOptions(type, languages);
  const { data: trees, error: failure, isLoading, mutate } = query;
  const { value, setValue, markTouched, error, controlProps, id } = useFieldState<string | null>(
    name,
  );
  const pickedNo = value ?? currentNo;
  const pickedCatalogue = pickedNo === undefined ? undefined : findCatalogue(pickedNo);
  const pickedName = pickedCatalogue?.mainVersion.name ?? '';
  const lackingCodes = pickedCatalogue
    ? neededLanguages.filter((code) => !pickedCatalogue.versions[code])
    : [];
  const lackingNames = formatList(lackingCodes.map(languageNameOf));
  return (
    <FieldFrame {...{ id, error }} label={t`Catalogue`} required>
      <LazyComponent load={loadSelect} fallback={<Skeleton.Input block style={SELECT_WIDTH} />}>
        {(CatalogueSelect) => (
          <CatalogueSelect
            {...controlProps}
            value={pickedCatalogue?.no ?? null}
            treeData={options}
            loading={isLoading}
            style={SELECT_WIDTH}
            onBlur={markTouched}
            onChange={setValue}
          />
        )}
      </LazyComponent>
      {lackingCodes.length > 0 && (
        <p role="status">
          <Typography.Text type="warning">
            <Trans>
              “{pickedName}” does not exist in {lackingNames}. Choose a catalogue that does.
            </Trans>
          </Typography.Text>
        </p>
      )}
      {note}
      {failure && !trees && (
        <FailedRequest message={messageOf(failure)} onRetry={mutate} controlId={id} />
      )}
    </FieldFrame>
  );
}
