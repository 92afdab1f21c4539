import { accept } from "#usecases/sign-up/accept.ts";
import { refuse, removeSignUp, renewLink, waitlist } from "#usecases/sign-up/decide.ts";
import { decideCaptainWord, listCaptainWords } from "#usecases/sign-up/decide-captain-word.ts";
import { listSignUps } from "#usecases/sign-up/list-sign-ups.ts";
import { members } from "../access.ts";
import { del, get, post } from "../endpoint.ts";
import { nothing, repeatable } from "../fields.ts";
import { answeredWord, captainWordsShown, decidedWord } from "./captain-word.ts";
import {
	acceptedSignUp,
	decidedSignUp,
	ofRegistration,
	oneSignUp,
	refusedSignUp,
	removedSignUp,
	renewedLink,
	signUpsShown,
} from "./sign-up.ts";

export const signUpRoutes = [
	get(
		"/registrations/:id/sign-ups",
		members,
		ofRegistration,
		listSignUps,
		signUpsShown,
		"Who signed up, in the order in which they came, with what to look at. Data of minors are the owners' to see.",
	),
	post(
		"/sign-ups/:id/acceptance",
		members,
		acceptedSignUp,
		accept,
		decidedSignUp,
		"Accepts a team into its league with roster, captain and colours, or a person. `known` says of those who are `likely` somebody whether they are: the id, or null for a new one. Accepting a team again adds the players who came since.",
	),
	post(
		"/sign-ups/:id/waitlist",
		members,
		oneSignUp,
		waitlist,
		decidedSignUp,
		"Puts a sign-up on the waitlist.",
	),
	post(
		"/sign-ups/:id/refusal",
		members,
		refusedSignUp,
		refuse,
		decidedSignUp,
		"Refuses a sign-up; the person reads the reason.",
	),
	post(
		"/sign-ups/:id/link",
		members,
		repeatable(oneSignUp),
		renewLink,
		renewedLink,
		"Makes a new private link, to be passed on where no letters are sent. Links of before open nothing any more.",
	),
	del(
		"/sign-ups/:id",
		members,
		oneSignUp,
		removeSignUp,
		removedSignUp,
		"Deletes a sign-up, of a team with its players; it can be restored for 30 days.",
	),
	get(
		"/captain-words",
		members,
		nothing,
		listCaptainWords,
		captainWordsShown,
		"What captains ask for and the league decides, the first one first: another time for a game, and results that they find wrong.",
	),
	post(
		"/captain-words/:id/decision",
		members,
		decidedWord,
		decideCaptainWord,
		answeredWord,
		"Moves the game to the time that the captain asked for and tells who it concerns, or refuses it with a reason that the captain reads; of a result, says that it was looked at.",
	),
] as const;
