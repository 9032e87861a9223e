import { AppstoreOutlined, DeleteOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Flex } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import { LazyComponent } from '@/ui/lazy-component';
import { FieldFrame } from '@/admin/fields/field-frame';
import { useFieldState } from '@/admin/fields/form-store';
import { IconPicture } from '@/admin/shared/icon-picture';

const loadLibrary = () => import('./library/icon-library');

interface IconFieldProps {
  /** The field's value is the icon's address, or an empty text. */
  name: string;
  label: string;
  help?: ReactNode;
  extra?: ReactNode;
}

/** Renders an icon field whose value is chosen in the icon library, which is loaded when it opens (D34). */
export function IconField({ name, label, help, extra }: IconFieldProps) {
  const { t } = useLingui();
  const { value, setValue, markTouched, error, controlProps, id } = useFieldState<string>(name);
  const [isLibraryOpen, setIsLibraryOpen] = useState(false);
  const chooseButton = useRef<HTMLButtonElement>(null);
  return (
    <FieldFrame isGroup {...{ id, label, extra, help, error }}>
      <Flex wrap gap={12} align="center" role="group" aria-label={label}>
        <IconPicture url={value} size={48} alt={label} />
        <Button
          ref={chooseButton}
          {...controlProps}
          icon={<AppstoreOutlined aria-hidden />}
          onClick={() => setIsLibraryOpen(true)}
        >
          {value === '' ? <Trans>Choose an icon</Trans> : <Trans>Choose another icon</Trans>}
        </Button>
        {value !== '' && (
          <Button
            icon={<DeleteOutlined aria-hidden />}
            onClick={() => {
              setValue('');
              chooseButton.current?.focus();
            }}
          >
            <Trans>Remove icon</Trans>
          </Button>
        )}
      </Flex>
      {isLibraryOpen && (
        <LazyComponent load={loadLibrary} fallback={<p role="status">{t`Loading…`}</p>}>
          {({ IconLibrary }) => (
            <IconLibrary
              value={value}
              onChoose={setValue}
              onClosed={() => {
                setIsLibraryOpen(false);
                markTouched();
                chooseButton.current?.focus();
              }}
            />
          )}
        </LazyComponent>
      )}
    </FieldFrame>
  );
}
