import { Panel } from "#ui/kit/panel.tsx";
import { QuietButton } from "../../../components/feedback/button.tsx";
import { Field } from "../../../components/form/field.tsx";
import { TextArea } from "../../../components/form/text-area.tsx";
import { words } from "../../../words.ts";
import styles from "../registration.module.css";
import type { RegistrationDraft } from "./draft.ts";

type Waivers = RegistrationDraft["waivers"];

type WaiversProps = { waivers: Waivers; onChange: (waivers: Waivers) => void };

/** What players sign. A text that is changed is a new version, which they sign again. */
export function WaiversPart({ waivers, onChange }: WaiversProps) {
	const change = (at: number, changes: Partial<Waivers[number]>) =>
		onChange(waivers.map((waiver, index) => (index === at ? { ...waiver, ...changes } : waiver)));
	return (
		<Panel title={words.registration.waivers}>
			<div className={styles.fields}>
				<p className="hint">{words.registration.waiversHint}</p>
				{waivers.map((waiver, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: what is being written has no id, and the order stays.
					<div key={at} className={styles.item}>
						<Field
							name="waiverTitle"
							label={words.registration.titleOfText}
							value={waiver.title}
							required
							maxLength={120}
							onChange={({ target }) => change(at, { title: target.value })}
						/>
						<TextArea
							name="waiverText"
							label={words.registration.textToSign}
							rows={6}
							value={waiver.text}
							onChange={({ target }) => change(at, { text: target.value })}
						/>
						<QuietButton onClick={() => onChange(waivers.filter((_, index) => index !== at))}>
							{words.registration.removeText}
						</QuietButton>
					</div>
				))}
				<div className={styles.tools}>
					<QuietButton onClick={() => onChange([...waivers, { title: "", text: "" }])}>
						{words.registration.addText}
					</QuietButton>
				</div>
			</div>
		</Panel>
	);
}
