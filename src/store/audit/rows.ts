export type AuditRow = {
	id: number;
	organization_id: number;
	user_id: number | null;
	username: string | null;
	action: string;
	subject: string;
	subject_id: number | null;
	before: string | null;
	after: string | null;
	at: string;
};
