import { useState } from "react";
import { useNavigate } from "react-router";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../../client.ts";
import { SubmitButton } from "../../../components/feedback/button.tsx";
import { todayHere } from "../../../components/feedback/today-here.ts";
import { CheckField } from "../../../components/form/check-field.tsx";
import { Field } from "../../../components/form/field.tsx";
import { Select } from "../../../components/form/select.tsx";
import { SentForm } from "../../../components/form/sent-form.tsx";
import { TextArea } from "../../../components/form/text-area.tsx";
import { useSaving } from "../../../components/form/use-saving.ts";
import { screen } from "../../../shell/screen.tsx";
import { ScreenHeader } from "../../../shell/screen-header.tsx";
import { words } from "../../../words.ts";
import styles from "../registration.module.css";
import {
	draftOf,
	faultyOffers,
	newDraft,
	type RegistrationDraft,
	type SeasonToChoose,
	toSend,
} from "./draft.ts";
import { OffersPart } from "./offers-part.tsx";
import { QuestionsPart } from "./questions-part.tsx";
import { RulesPart } from "./rules-part.tsx";
import { WaiversPart } from "./waivers-part.tsx";

type Loaded = {
	/** Null for a new one. */
	id: number | null;
	draft: RegistrationDraft | null;
	seasons: SeasonToChoose[];
	currency: string;
};

/** Opens a registration, or changes one. */
export const registrationForm = screen(async ({ params }): Promise<Loaded> => {
	const id = params["registrationId"] === undefined ? null : Number(params["registrationId"]);
	const [{ registrations, currency }, { seasons }, { seasonsLeagues }] = await Promise.all([
		client.get("/registrations", {}),
		client.get("/seasonsv2"),
		client.get("/seasonsleagues"),
	]);
	const choices = seasons.map((season) => ({
		id: season.id,
		name: season.name,
		startDate: season.startDate,
		leagues: seasonsLeagues
			.filter((one) => one.seasonId === season.id)
			.map((one) => ({ id: one.id, name: one.league.name })),
	}));
	const known = registrations.find((registration) => registration.id === id);
	const [newest] = choices;
	const fresh = newest === undefined ? null : newDraft(newest, todayHere());
	return { id, draft: known ? draftOf(known, currency) : fresh, seasons: choices, currency };
}, RegistrationForm);

function RegistrationForm({ id, draft: given, seasons, currency }: Loaded) {
	const [draft, setDraft] = useState(given);
	const [faulty, setFaulty] = useState<string>();
	const { isSaving, errors, form, run } = useSaving(words.registration.notSaved);
	const navigate = useNavigate();
	const title = id === null ? words.registration.open : words.registration.change;
	if (draft === null)
		return <ScreenHeader title={title}>{words.registration.noSeason}</ScreenHeader>;
	const change = (changes: Partial<RegistrationDraft>) => setDraft({ ...draft, ...changes });
	const season = seasons.find((one) => one.id === draft.seasonId);
	const send = async () => {
		const [label] = faultyOffers(draft, currency);
		setFaulty(label && words.registration.noPrice({ label }));
		if (label !== undefined) return null;
		const sent = toSend(draft, currency);
		const { message, registration } =
			id === null
				? await client.post("/registrations", sent)
				: await client.put("/registrations/:id", { id, ...sent });
		void navigate(`/dashboard/registrations/${registration.id}`);
		return message;
	};
	return (
		<>
			<ScreenHeader
				title={title}
				crumbs={[{ label: words.registration.title, to: "/dashboard/registrations" }]}
			/>
			<SentForm form={form} run={run} className={styles.form} send={send}>
				<Panel>
					<div className={styles.fields}>
						<Head
							draft={draft}
							seasons={seasons}
							isNew={id === null}
							errors={errors}
							change={change}
							onSeason={(chosen) => setDraft(newDraft(chosen, todayHere()))}
						/>
					</div>
				</Panel>
				<OffersPart
					offers={draft.offers}
					leagues={season?.leagues ?? []}
					currency={currency}
					error={faulty ?? errors["offers"]}
					onChange={(offers) => change({ offers })}
				/>
				<WaiversPart waivers={draft.waivers} onChange={(waivers) => change({ waivers })} />
				<QuestionsPart
					questions={draft.questions}
					onChange={(questions) => change({ questions })}
				/>
				<RulesPart
					rules={draft.rules}
					error={errors["rules"]}
					onChange={(rules) => change({ rules })}
				/>
				<div className={styles.tools}>
					<SubmitButton isBusy={isSaving}>{words.common.save}</SubmitButton>
				</div>
			</SentForm>
		</>
	);
}

type HeadProps = {
	draft: RegistrationDraft;
	seasons: readonly SeasonToChoose[];
	isNew: boolean;
	errors: Record<string, string>;
	change: (changes: Partial<RegistrationDraft>) => void;
	onSeason: (season: SeasonToChoose) => void;
};

function Head({ draft, seasons, isNew, errors, change, onSeason }: HeadProps) {
	return (
		<>
			{isNew && (
				<Select
					name="seasonId"
					label={words.common.season}
					value={String(draft.seasonId)}
					options={seasons.map((season) => ({ value: String(season.id), label: season.name }))}
					error={errors["seasonId"]}
					onChange={({ target }) => {
						const chosen = seasons.find((season) => String(season.id) === target.value);
						if (chosen !== undefined) onSeason(chosen);
					}}
				/>
			)}
			<Field
				name="name"
				label={words.common.name}
				value={draft.name}
				required
				maxLength={200}
				error={errors["name"]}
				onChange={({ target }) => change({ name: target.value })}
			/>
			<div className={styles.pair}>
				<Field
					name="opensOn"
					type="date"
					label={words.registration.opensOn}
					value={draft.opensOn}
					error={errors["opensOn"]}
					onChange={({ target }) => change({ opensOn: target.value })}
				/>
				<Field
					name="closesOn"
					type="date"
					label={words.registration.closesOn}
					value={draft.closesOn}
					error={errors["closesOn"]}
					onChange={({ target }) => change({ closesOn: target.value })}
				/>
			</div>
			<TextArea
				name="text"
				label={words.registration.text}
				hint={words.registration.textHint}
				value={draft.text}
				onChange={({ target }) => change({ text: target.value })}
			/>
			<CheckField
				name="isPublished"
				label={words.registration.publish}
				hint={words.registration.publishHint}
				checked={draft.isPublished}
				onChange={({ target }) => change({ isPublished: target.checked })}
			/>
		</>
	);
}
