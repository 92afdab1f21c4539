import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { renderSVG } from "uqr";
import type { Answered } from "#api/client.ts";
import { Badge } from "#ui/kit/badge.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../../client.ts";
import { Button, QuietButton, SubmitButton } from "../../../components/feedback/button.tsx";
import { Copied } from "../../../components/feedback/copied.tsx";
import { Field } from "../../../components/form/field.tsx";
import { fieldsWith } from "../../../components/form/fields-with.ts";
import { SentForm } from "../../../components/form/sent-form.tsx";
import { useSaving } from "../../../components/form/use-saving.ts";
import { auth } from "../../../shell/auth.ts";
import { isHindered } from "../../../shell/create-auth.ts";
import { takeWantedPlace } from "../../../shell/wanted-place.ts";
import { words } from "../../../words.ts";
import { PasskeysPanel, type SecondStep } from "./passkeys-panel.tsx";
import { CurrentPassword } from "./settings-form.tsx";
import styles from "./user-settings.module.css";

type Secret = Answered<"POST", "/auth/second-step/secret">;

type PanelProps = { step: SecondStep; role: string };

/** One-time codes of an app and passkeys: sets them up and switches them off. Recovery codes are told once. */
export function SecondStepPanel({ step, role }: PanelProps) {
	const navigate = useNavigate();
	// Who had to set it up is led on once the codes were kept.
	const kept = async () => {
		if (!isHindered(auth.state().user)) return setRecoveryCodes(null);
		await auth.reread();
		await navigate(takeWantedPlace());
	};
	const [secret, setSecret] = useState<Secret | null>(null);
	const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
	const told = (codes: readonly string[]) => {
		setSecret(null);
		setRecoveryCodes(codes);
	};
	return (
		<>
			<Panel
				title={words.account.secondStep}
				aside={step.isOn && <Badge tone="win">{words.account.isOn}</Badge>}
			>
				{recoveryCodes !== null ? (
					<RecoveryCodes codes={recoveryCodes} onDone={() => void kept()} />
				) : secret !== null ? (
					<FirstCode secret={secret} onCodes={told} onCancel={() => setSecret(null)} />
				) : step.isOn ? (
					<SwitchedOn
						step={step}
						isSuperAdmin={role === "super_admin"}
						onCodes={told}
						onSecret={setSecret}
					/>
				) : (
					<SwitchedOff onSecret={setSecret} />
				)}
			</Panel>
			{recoveryCodes === null && <PasskeysPanel step={step} onCodes={told} />}
		</>
	);
}

function SwitchedOff({ onSecret }: { onSecret: (secret: Secret) => void }) {
	const { isSaving, errors, form, run } = useSaving(words.account.secondStepFailed);
	return (
		<SentForm
			form={form}
			run={run}
			className={styles.form}
			send={async (text) => {
				const oldPassword = text("oldPassword");
				onSecret(await client.post("/auth/second-step/secret", { oldPassword }));
				// What comes next stands in its place, and a message would lie over it on a phone.
				return null;
			}}
		>
			<p className="soft">{words.account.whatASecondStepIs}</p>
			<CurrentPassword error={errors.oldPassword} />
			<SubmitButton isBusy={isSaving}>{words.account.setUpSecondStep}</SubmitButton>
		</SentForm>
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
		<SentForm
			form={form}
			run={run}
			className={styles.form}
			send={async (text) => {
				const { recoveryCodes } = await client.put("/auth/second-step", { code: text("code") });
				onCodes(recoveryCodes);
				await revalidate();
				return null;
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
		</SentForm>
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

type OnProps = CodesProps & {
	step: SecondStep;
	isSuperAdmin: boolean;
	onSecret: (secret: Secret) => void;
};

function SwitchedOn({ step, isSuperAdmin, onCodes, onSecret }: OnProps) {
	const { isSaving, errors, form, run } = useSaving(words.account.secondStepFailed);
	const { revalidate } = useRevalidator();
	const send = (what: "codes" | "app" | "end" | "require") => {
		if (form.current === null || !form.current.reportValidity()) return;
		const oldPassword = String(new FormData(form.current).get("oldPassword") ?? "");
		void run(async () => {
			if (what === "app") {
				onSecret(await client.post("/auth/second-step/secret", { oldPassword }));
				return null;
			}
			if (what === "end") {
				const { message } = await client.post("/auth/second-step/end", { oldPassword });
				await revalidate();
				return message;
			}
			if (what === "require") {
				const isRequired = !step.isRequired;
				const sent = { isRequired, oldPassword };
				const { message } = await client.put("/auth/second-step/requirement", sent);
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
			<p>{words.account.recoveryCodesLeft({ count: step.recoveryCodesLeft })}</p>
			<CurrentPassword error={errors.oldPassword} />
			<div className="cluster-3">
				<SubmitButton isBusy={isSaving}>{words.account.newRecoveryCodes}</SubmitButton>
				{!step.hasApp && (
					<QuietButton onClick={() => send("app")}>{words.account.setUpAnApp}</QuietButton>
				)}
				{!(isSuperAdmin && step.isRequired) && (
					<QuietButton onClick={() => send("end")}>{words.account.switchOff}</QuietButton>
				)}
			</div>
			{step.passkeys.length > 0 && <p className="hint">{words.account.switchOffEndsAll}</p>}
			{isSuperAdmin && (
				<>
					<p className="hint">
						{step.isRequired
							? words.account.allSuperAdminsNeedIt
							: words.account.superAdminsMayNeedIt}
					</p>
					<QuietButton onClick={() => send("require")}>
						{step.isRequired ? words.account.requireNoLonger : words.account.requireOfSuperAdmins}
					</QuietButton>
				</>
			)}
		</form>
	);
}
