import { useState } from "react";
import { useRevalidator } from "react-router";
import { renderSVG } from "uqr";
import type { Answered } from "#api/client.ts";
import { Badge } from "#ui/kit/badge.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../../client.ts";
import { Button, QuietButton, SubmitButton } from "../../../components/feedback/button.tsx";
import { Copied } from "../../../components/feedback/copied.tsx";
import { Field } from "../../../components/form/field.tsx";
import { fieldsWith } from "../../../components/form/fields-with.ts";
import { useSaving } from "../../../components/form/use-saving.ts";
import { words } from "../../../words.ts";
import { CurrentPassword } from "./settings-form.tsx";
import styles from "./user-settings.module.css";

export type SecondStep = Answered<"GET", "/auth/second-step">;
type Secret = Answered<"POST", "/auth/second-step/secret">;

/** Switches one-time codes of an app on and off. Recovery codes are told once. */
export function SecondStepPanel({ step }: { step: SecondStep }) {
	const [secret, setSecret] = useState<Secret | null>(null);
	const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
	const told = (codes: readonly string[]) => {
		setSecret(null);
		setRecoveryCodes(codes);
	};
	return (
		<Panel
			title={words.account.secondStep}
			aside={step.isOn && <Badge tone="win">{words.account.isOn}</Badge>}
		>
			{recoveryCodes !== null ? (
				<RecoveryCodes codes={recoveryCodes} onDone={() => setRecoveryCodes(null)} />
			) : step.isOn ? (
				<SwitchedOn left={step.recoveryCodesLeft} onCodes={told} />
			) : secret === null ? (
				<SwitchedOff onSecret={setSecret} />
			) : (
				<FirstCode secret={secret} onCodes={told} onCancel={() => setSecret(null)} />
			)}
		</Panel>
	);
}

function SwitchedOff({ onSecret }: { onSecret: (secret: Secret) => void }) {
	const { isSaving, errors, form, run } = useSaving(words.account.secondStepFailed);
	return (
		<form
			ref={form}
			className={styles.form}
			onSubmit={(event) => {
				event.preventDefault();
				const oldPassword = String(new FormData(event.currentTarget).get("oldPassword") ?? "");
				void run(async () => {
					onSecret(await client.post("/auth/second-step/secret", { oldPassword }));
					// What comes next stands in its place, and a message would lie over it on a phone.
					return null;
				});
			}}
		>
			<p className="soft">{words.account.whatASecondStepIs}</p>
			<CurrentPassword error={errors.oldPassword} />
			<SubmitButton isBusy={isSaving}>{words.account.setUpSecondStep}</SubmitButton>
		</form>
	);
}

type CodesProps = { onCodes: (codes: readonly string[]) => void };

function FirstCode({
	secret,
	onCodes,
	onCancel,
}: CodesProps & { secret: Secret; onCancel: () => void }) {
	const { isSaving, errors, form, run } = useSaving(words.account.secondStepFailed);
	const { revalidate } = useRevalidator();
	const [said, setSaid] = useState("");
	const drawing = renderSVG(secret.address, { ecc: "M", border: 4 });
	return (
		<form
			ref={form}
			className={styles.form}
			onSubmit={(event) => {
				event.preventDefault();
				const code = String(new FormData(event.currentTarget).get("code") ?? "");
				void run(async () => {
					const { recoveryCodes } = await client.put("/auth/second-step", { code });
					onCodes(recoveryCodes);
					await revalidate();
					return null;
				});
			}}
		>
			<p>{words.account.scanThisPicture}</p>
			<img
				src={`data:image/svg+xml,${encodeURIComponent(drawing)}`}
				alt={words.account.pictureOfTheSecret}
				width="200"
				height="200"
			/>
			<Copied name={words.account.secret} text={secret.secret} say={setSaid} isSecret>
				{words.common.copy}
			</Copied>
			<p role="status" className="hint">
				{said}
			</p>
			<Field
				{...fieldsWith(errors)("code", words.account.code)}
				autoComplete="one-time-code"
				inputMode="numeric"
				maxLength={20}
				autoFocus
				required
			/>
			<div className="cluster-3">
				<SubmitButton isBusy={isSaving}>{words.account.switchOn}</SubmitButton>
				<QuietButton onClick={onCancel}>{words.common.cancel}</QuietButton>
			</div>
		</form>
	);
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
	const [said, setSaid] = useState("");
	return (
		<div className="stack-4">
			<p>
				<strong>{words.account.keepTheseCodes}</strong> {words.account.eachCountsOnce}
			</p>
			<Copied name={words.account.recoveryCodes} text={codes.join("\n")} say={setSaid} isSecret>
				{words.common.copy}
			</Copied>
			<p role="status" className="hint">
				{said}
			</p>
			<div>
				<Button autoFocus onClick={onDone}>
					{words.account.iHaveKeptThem}
				</Button>
			</div>
		</div>
	);
}

function SwitchedOn({ left, onCodes }: CodesProps & { left: number }) {
	const { isSaving, errors, form, run } = useSaving(words.account.secondStepFailed);
	const { revalidate } = useRevalidator();
	const send = (what: "codes" | "end") => {
		if (form.current === null || !form.current.reportValidity()) return;
		const oldPassword = String(new FormData(form.current).get("oldPassword") ?? "");
		void run(async () => {
			if (what === "end") {
				const { message } = await client.post("/auth/second-step/end", { oldPassword });
				await revalidate();
				return message;
			}
			const { recoveryCodes } = await client.post("/auth/second-step/recovery-codes", {
				oldPassword,
			});
			onCodes(recoveryCodes);
			await revalidate();
			return null;
		});
	};
	return (
		<form
			ref={form}
			className={styles.form}
			onSubmit={(event) => {
				event.preventDefault();
				send("codes");
			}}
		>
			<p>{words.account.recoveryCodesLeft({ count: left })}</p>
			<CurrentPassword error={errors.oldPassword} />
			<div className="cluster-3">
				<SubmitButton isBusy={isSaving}>{words.account.newRecoveryCodes}</SubmitButton>
				<QuietButton onClick={() => send("end")}>{words.account.switchOff}</QuietButton>
			</div>
		</form>
	);
}
