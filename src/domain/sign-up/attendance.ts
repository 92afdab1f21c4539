export const attendanceAnswers = ["yes", "maybe", "no"] as const;

/** What somebody who signed up has said of a game. */
export type Attendance = {
	gameId: number;
	signUpId: number;
	answer: (typeof attendanceAnswers)[number];
	answeredAt: string;
};
