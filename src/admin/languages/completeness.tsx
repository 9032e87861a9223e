import {
  CheckCircleOutlined,
  ExclamationCircleOutlined,
  MinusCircleOutlined,
} from '@ant-design/icons';
import { Trans } from '@lingui/react/macro';
import { Typography } from 'antd';

/** Completeness of a language version: no content, main values missing, or all main values. */
export type Completeness = 'empty' | 'incomplete' | 'complete';

/** Renders the completeness of a version as an icon with text. */
export function CompletenessMark({ state }: { state: Completeness }) {
  switch (state) {
    case 'complete':
      return (
        <Typography.Text type="success">
          <CheckCircleOutlined aria-hidden /> <Trans>complete</Trans>
        </Typography.Text>
      );
    case 'incomplete':
      return (
        <Typography.Text type="warning">
          <ExclamationCircleOutlined aria-hidden /> <Trans>incomplete</Trans>
        </Typography.Text>
      );
    case 'empty':
      return (
        <Typography.Text type="secondary">
          <MinusCircleOutlined aria-hidden /> <Trans>empty</Trans>
        </Typography.Text>
      );
  }
}
