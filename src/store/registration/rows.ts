import type { Generated } from "kysely";
import type { Language } from "#domain/language/language.ts";
import type { OfferKind } from "#domain/registration/offer.ts";
import type { Attendance } from "#domain/sign-up/attendance.ts";
import type { CaptainWord } from "#domain/sign-up/captain-word.ts";
import type { SignUpLetter, SignUpState } from "#domain/sign-up/sign-up.ts";
import type { Substitute } from "#domain/sign-up/substitute.ts";
import type { Flag } from "../flag.ts";

export type RegistrationRow = {
	id: number;
	organization_id: number;
	season_id: number;
	name: string;
	/** Markdown. */
	text: string;
	/** Days of the organization. */
	opens_on: string | null;
	closes_on: string | null;
	is_published: Generated<Flag>;
	/** JSON, all three. */
	offers: string;
	questions: string;
	rules: string;
	updated_at: string;
};

export type WaiverRow = {
	id: number;
	organization_id: number;
	registration_id: number;
	title: string;
	text: string;
	version: number;
	fingerprint: string;
	is_asked: Generated<Flag>;
	written_at: string;
};

export type SignUpRow = {
	id: number;
	organization_id: number;
	registration_id: number;
	offer: string;
	kind: OfferKind;
	state: SignUpState;
	team_sign_up_id: number | null;
	season_league_id: number | null;
	team_name: string | null;
	/** JSON. */
	colors: string | null;
	first_name: string;
	last_name: string;
	mail: string;
	phone: string;
	birth_date: string | null;
	guardian_name: string | null;
	/** JSON. */
	answers: string;
	language: Language;
	confirmed_at: string | null;
	link_round: Generated<number>;
	team_id: number | null;
	entry_id: number | null;
	player_id: number | null;
	reason: string | null;
	offered_until: string | null;
	/** What is to be written to the person, and since when it waits. */
	letter: SignUpLetter | null;
	letter_at: string | null;
	created_at: string;
};

export type SignatureRow = {
	id: number;
	organization_id: number;
	sign_up_id: number;
	waiver_id: number;
	name: string;
	is_guardian: Generated<Flag>;
	address: string;
	signed_at: string;
};

export type InvitationRow = {
	organization_id: number;
	team_sign_up_id: number;
	sign_up_id: number;
	invited_at: string;
};

export type AttendanceRow = {
	organization_id: number;
	game_id: number;
	sign_up_id: number;
	answer: Attendance["answer"];
	answered_at: string;
};

export type CaptainWordRow = {
	id: number;
	organization_id: number;
	game_id: number;
	team_sign_up_id: number;
	kind: CaptainWord["kind"];
	date: string | null;
	time: string | null;
	note: string;
	other: CaptainWord["other"];
	state: CaptainWord["state"];
	reason: string | null;
	said_at: string;
};

export type SubstituteRow = {
	organization_id: number;
	game_id: number;
	team_sign_up_id: number;
	sign_up_id: number;
	answer: Substitute["answer"];
	asked_at: string;
};
