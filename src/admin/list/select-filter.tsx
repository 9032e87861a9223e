import { Form, Select, type SelectProps } from 'antd';
import { useId } from 'react';
import type { QueryState } from '@/api/use-query';
import { useErrorMessage } from '@/admin/requests/error-message';
import { FailedRequest } from '@/admin/requests/failed-request';

interface SelectFilterProps extends Pick<SelectProps, 'style'> {
  label: string;
  value: string | undefined;
  options: { value: string; label: string }[];
  /** Whether the options can be searched by their label. */
  searchable?: boolean;
  /** The query that loads the options, if any: shows why it failed, with a retry. */
  query?: Pick<QueryState<unknown>, 'data' | 'error' | 'mutate'>;
  onChoose: (value: string | undefined) => void;
}

/** Renders a filter by one of several options; calls `onChoose` with undefined for the option with an empty value. */
export function SelectFilter(props: SelectFilterProps) {
  const { label, value = '', searchable = false, query, onChoose, ...select } = props;
  const id = useId();
  const messageOf = useErrorMessage();
  const isMissing = query !== undefined && query.data === undefined;
  return (
    <>
      <Form.Item label={label} htmlFor={id}>
        <Select
          {...{ id, value }}
          {...(searchable && { showSearch: { optionFilterProp: 'label' } })}
          {...select}
          loading={isMissing && !query.error}
          onChange={(chosen) => onChoose(chosen || undefined)}
        />
      </Form.Item>
      {isMissing && query.error && (
        <FailedRequest message={messageOf(query.error)} onRetry={query.mutate} controlId={id} />
      )}
    </>
  );
}
