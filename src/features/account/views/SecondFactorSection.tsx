import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { useErasing } from '../../../client/deletion.ts';
import { inTime } from '../../../client/format-time.ts';
import { showToast } from '../../../client/toast.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Confirm } from '../../dashboard/parts/Confirm.tsx';
import { removeSecondFactor, renewRecoveryCodes } from '../../password/second-factor/store.ts';
import { SECOND_FACTOR_TEXTS } from '../../password/second-factor/texts.ts';
import { $signInMethods } from '../store.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SecondFactorSetup } from './SecondFactorSetup.tsx';
import { Section } from './Section.tsx';

/** For an account with a password. */
export function SecondFactorSection() {
  const { data } = useStore($signInMethods);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isSettingUp, setSettingUp] = useState(false);
  const [codes, setCodes] = useState<string[]>();
  const turningOff = useErasing(removeSecondFactor, () => {
    $signInMethods.revalidate();
    showToast('success', SECOND_FACTOR_TEXTS.turnedOff);
    heading.current?.focus();
  });
  const renew = async () => {
    const answer = await renewRecoveryCodes();
    if (answer.ok) setCodes(answer.data.recoveryCodes);
    return answer;
  };
  const renewing = useErasing(renew, () => $signInMethods.revalidate());
  if (!data?.password) return null;
  const endSetup = () => setSettingUp(false);
  const show = (created: string[]) => {
    endSetup();
    setCodes(created);
    $signInMethods.revalidate();
  };
  return (
    <Section id="second-factor" title={SECOND_FACTOR_TEXTS.heading} heading={heading}>
      {data.secondFactor ? (
        <>
          <p>
            {SECOND_FACTOR_TEXTS.onSince(inTime(data.secondFactor.since))}{' '}
            {SECOND_FACTOR_TEXTS.codesLeft(data.secondFactor.recoveryCodesLeft)}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={renewing.ask}>
              {SECOND_FACTOR_TEXTS.newCodes}
            </Button>
            <Button variant="danger" onClick={turningOff.ask}>
              {SECOND_FACTOR_TEXTS.turnOff}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>{SECOND_FACTOR_TEXTS.intro}</p>
          <Button variant="secondary" onClick={() => setSettingUp(true)}>
            {SECOND_FACTOR_TEXTS.turnOn}
          </Button>
        </>
      )}
      <Dialog title={SECOND_FACTOR_TEXTS.setUpTitle} open={isSettingUp} onClose={endSetup}>
        {isSettingUp && <SecondFactorSetup onDone={show} onClose={endSetup} />}
      </Dialog>
      <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
      <Confirm
        title={SECOND_FACTOR_TEXTS.turnOffTitle}
        action={SECOND_FACTOR_TEXTS.turnOff}
        busyLabel={SECOND_FACTOR_TEXTS.turningOff}
        erasing={turningOff}
      >
        <p>{SECOND_FACTOR_TEXTS.turnOffConfirm}</p>
      </Confirm>
      <Confirm
        title={SECOND_FACTOR_TEXTS.newCodesTitle}
        action={SECOND_FACTOR_TEXTS.create}
        busyLabel={SECOND_FACTOR_TEXTS.creating}
        erasing={renewing}
      >
        <p>{SECOND_FACTOR_TEXTS.newCodesConfirm}</p>
      </Confirm>
    </Section>
  );
}
