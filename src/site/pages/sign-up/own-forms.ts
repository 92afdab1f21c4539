import { attendanceAnswers } from "#domain/sign-up/attendance.ts";
import { Refusal } from "#usecases/refusals.ts";
import {
	answerTime,
	proposeTime,
	sayOfResult,
	takeTimeBack,
} from "#usecases/sign-up/captain-words.ts";
import {
	answerGame,
	askWhoComes,
	confirmMail,
	invite,
	joinTeam,
	remindPlayers,
	signWaivers,
	takeOfferedPlace,
	withdraw,
} from "#usecases/sign-up/own-actions.ts";
import { answerAsSubstitute, askSubstitute } from "#usecases/sign-up/substitutes.ts";
import { idFrom, type TakingScope } from "../../page.ts";
import type { Sent } from "./fields.tsx";

export type OwnAction =
	| "confirm"
	| "take"
	| "withdraw"
	| "sign"
	| "invite"
	| "join"
	| "remind"
	| "askWhoComes"
	| "answer"
	| "proposeTime"
	| "agreeToTime"
	| "refuseTime"
	| "takeTimeBack"
	| "askSubstitute"
	| "playFor"
	| "notPlayFor"
	| "resultRight"
	| "resultWrong"
	| "pay";

/** Does what a form of the own page asks for, and answers what the page says then. */
export async function takeOwn(scope: TakingScope, link: string, sent: Sent): Promise<string> {
	const id = () => idFrom(sent["id"] ?? "");
	switch (sent["do"] as OwnAction) {
		case "confirm":
			await confirmMail(scope, { link });
			return "confirmed";
		case "take":
			await takeOfferedPlace(scope, { link });
			return "done";
		case "withdraw":
			await withdraw(scope, { link });
			return "done";
		case "sign":
			await signWaivers(scope, { link, name: sent["signature"] ?? "" });
			return "done";
		case "invite":
			await invite(scope, { link, signUpId: id() });
			return "invited";
		case "join":
			await joinTeam(scope, { link, teamSignUpId: id() });
			return "joined";
		case "remind":
			await remindPlayers(scope, { link });
			return "reminded";
		case "askWhoComes":
			await askWhoComes(scope, { link, gameId: id() });
			return "reminded";
		case "answer": {
			const answer = attendanceAnswers.find((one) => one === sent["answer"]);
			if (answer === undefined) throw new Refusal("missing", "This page does not exist.");
			await answerGame(scope, { link, gameId: id(), answer });
			return "done";
		}
		case "proposeTime": {
			const { date = "", time = "", note = "" } = sent;
			await proposeTime(scope, { link, gameId: id(), date, time, note });
			return "asked";
		}
		case "agreeToTime":
		case "refuseTime": {
			await answerTime(scope, { link, wordId: id(), isAgreed: sent["do"] === "agreeToTime" });
			return "done";
		}
		case "takeTimeBack":
			await takeTimeBack(scope, { link, wordId: id() });
			return "done";
		case "askSubstitute": {
			const signUpId = idFrom(sent["player"] ?? "");
			await askSubstitute(scope, { link, gameId: id(), signUpId });
			return "invited";
		}
		case "playFor":
		case "notPlayFor": {
			const teamSignUpId = idFrom(sent["team"] ?? "");
			const isComing = sent["do"] === "playFor";
			await answerAsSubstitute(scope, { link, gameId: id(), teamSignUpId, isComing });
			return "done";
		}
		case "resultRight":
		case "resultWrong": {
			const { note = "" } = sent;
			await sayOfResult(scope, { link, gameId: id(), isRight: sent["do"] === "resultRight", note });
			return "thanks";
		}
		default:
			throw new Refusal("missing", "This page does not exist.");
	}
}
